/** The stylesheet of the back office; the page's policy allows exactly this text by its hash. */
export const adminStyle = `
:root { --ink: #22252b; --muted: #565d68; --line: #d5d9df; --ground: #f4f5f7; --paper: #fff; --key: #1d4f91; --bad: #9c2018; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); font: 1rem/1.55 system-ui, sans-serif; }
a { color: var(--key); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--key); outline-offset: 2px; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1.25rem; }
h2 { font-size: 1.2rem; line-height: 1.3; margin: 0; }
.skip { position: absolute; left: -100vw; padding: 0.75rem 1rem; background: var(--paper); }
.skip:focus { left: 0; top: 0; }
.bar { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding: 0.75rem 1.25rem; background: var(--ink); color: #fff; }
.bar p { margin: 0; }
.bar .brand { margin-inline-end: auto; font-weight: 650; }
.bar .brand a { color: inherit; text-decoration: none; }
.bar :focus-visible { outline-color: #fff; }
.bar button { background: transparent; border-color: #fff; }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
.narrow { max-width: 27rem; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 0.5rem; padding: 1.25rem 1.5rem; }
.help { color: var(--muted); margin: -0.5rem 0 1.5rem; }
label { display: block; font-weight: 600; margin-bottom: 0.3rem; }
input { display: block; width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; margin-bottom: 1.1rem; border: 1px solid #7b828d; border-radius: 0.375rem; background: #fff; color: inherit; font: inherit; }
button { min-height: 2.75rem; padding: 0.4rem 1.2rem; border: 1px solid var(--key); border-radius: 0.375rem; background: var(--key); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
.alert { margin: 0 0 1.25rem; padding: 0.75rem 1rem; border-inline-start: 4px solid var(--bad); background: #fdf0ee; color: var(--bad); }
.shops { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1.25rem; align-items: start; margin: 0; padding: 0; list-style: none; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.3rem 1rem; margin: 1rem 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
summary { min-height: 1.75rem; cursor: pointer; color: var(--key); }
details ul { margin: 0.5rem 0 0; padding-inline-start: 1.2rem; }
.visit { display: inline-block; min-height: 1.75rem; }
.card > :last-child { margin-bottom: 0; }
`;
