// What the linter holds the client to: typed rules of TypeScript and the rules of hooks; how code is laid out is Prettier's.
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config({ ignores: ["node_modules", "dist"] }, ...tseslint.configs.recommendedTypeChecked, {
  languageOptions: { parserOptions: { projectService: { allowDefaultProject: ["eslint.config.js"] } } },
  plugins: { "react-hooks": hooks },
  rules: {
    "react-hooks/rules-of-hooks": "error",
    "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    eqeqeq: "error",
    "no-console": "error",
    "prefer-const": "error",
    "no-restricted-syntax": [
      "error",
      {
        selector: "JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name='title']",
        message: "Nobody reads a title by touch or keyboard: use data-tip or thing().",
      },
    ],
  },
});
