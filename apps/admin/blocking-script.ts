import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts a script into the head of the page that runs before anything is painted: a file of its own, named by its
 * content, since the policy allows no script inside the page. `source` is relative to the project of Vite.
 */
export function blockingScript(source: string): Plugin {
  let root = '';
  let reference = '';
  return {
    name: 'blocking-script',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      const text = readFileSync(join(root, source), 'utf8');
      reference = this.emitFile({ type: 'asset', name: basename(source), source: text });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const name = basename(source);
        const file = Object.values(bundle ?? {}).find(
          (output) => output.type === 'asset' && output.names.includes(name),
        );
        if (file === undefined || reference === '') throw new Error(`${source} is not in the build`);
        return [{ tag: 'script', attrs: { src: `/${file.fileName}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}
