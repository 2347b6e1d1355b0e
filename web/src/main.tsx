// The way in: styles, settings, the address and the page that belongs to it.
// Pages are loaded when they are first visited, except the home page.
import { render } from "preact";
import { lazy, Suspense } from "preact/compat";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/shell.css";
import "./styles/home.css";
import "./styles/create.css";
import "./styles/table.css";
import "./styles/prompt.css";
import "./styles/panels.css";
import "./styles/replay.css";
import "./styles/frame.css";
import "./styles/frame_narrow.css";
import { introduce, isKnown } from "./lobby";
import { Home } from "./pages/home";
import { NotFound } from "./pages/notfound";
import { listenToAddress, path } from "./router";
import { dressPage } from "./settings";
import { hasWords } from "./words/words";

const Create = lazy(() => import("./pages/create"));
const loadTable = () => import("./pages/table");
const Table = lazy(loadTable);
const Replay = lazy(() => import("./pages/replay"));
const Story = lazy(() => import("./pages/story/story"));
const Daily = lazy(() => import("./pages/daily"));
const Ratings = lazy(() => import("./pages/ratings"));
const PuzzleGames = lazy(() => import("./pages/puzzles/games"));
const Puzzles = lazy(() => import("./pages/puzzles/puzzles"));
const Campaign = lazy(() => import("./pages/campaigns/campaign"));
const Campaigns = lazy(() => import("./pages/campaigns/campaigns"));
const Learn = lazy(() => import("./pages/learn"));
const Lab = lazy(() => import("./pages/lab/lab"));
const Credits = lazy(() => import("./pages/credits"));

const TABLE = /^\/t\/([\w-]+)$/;

const Loading = () => <div class="loading" aria-hidden="true" />;

function Page() {
  const at = path.value;
  if (!hasWords.value || !isKnown.value) return <Loading />;
  if (at === "/") return <Home />;
  if (at === "/credits") return <Credits />;
  if (at === "/learn") return <Learn />;
  if (at === "/lab") return <Lab />;
  const create = /^\/new\/([a-z_]+)$/.exec(at);
  if (create?.[1]) return <Create key={create[1]} game={create[1]} />;
  const replay = /^\/t\/([\w-]+)\/replay$/.exec(at);
  if (replay?.[1]) return <Replay key={replay[1]} id={replay[1]} />;
  if (at === "/daily") return <Daily />;
  if (at === "/ratings") return <Ratings />;
  if (at === "/puzzles") return <PuzzleGames />;
  const puzzles = /^\/puzzles\/([a-z_]+)(?:\/([\w-]+))?$/.exec(at);
  if (puzzles?.[1]) return <Puzzles game={puzzles[1]} name={puzzles[2] ?? ""} />;
  const story = /^\/(?:t\/([\w-]+)\/story|story\/([\w-]+))$/.exec(at);
  const storied = story?.[1] ?? story?.[2];
  if (storied) return <Story key={storied} id={storied} />;
  const table = TABLE.exec(at);
  if (table?.[1]) return <Table key={table[1]} id={table[1]} />;
  const campaigns = /^\/campaigns\/([a-z_]+)$/.exec(at);
  if (campaigns?.[1]) return <Campaigns key={campaigns[1]} game={campaigns[1]} />;
  const campaign = /^\/campaign\/([\w-]+)$/.exec(at);
  if (campaign?.[1]) return <Campaign key={campaign[1]} id={campaign[1]} />;
  return <NotFound />;
}

// A page that was open while the server was updated asks for parts that are gone: the new page has them.
addEventListener("vite:preloadError", () => location.reload());
void introduce(); // beside the words, for which pages wait anyway
dressPage();
listenToAddress();
if (TABLE.test(path.value)) void loadTable(); // beside the words, not after them
const app = document.getElementById("app");
if (app)
  render(
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>,
    app,
  );
