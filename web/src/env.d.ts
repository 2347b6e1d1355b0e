// What the build adds to TypeScript's idea of a module: drawings of icons, and word files as text.
// The plugin that makes them is in tools/icons.ts.
declare module "*?icons" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
