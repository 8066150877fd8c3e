import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

it('a dialog is named by its title and brings no banner into the page [OPEN-533]', () => {
  const html = renderToStaticMarkup(
    <Dialog open={false} onClose={() => undefined} title="Menu">
      menu
    </Dialog>,
  );
  const [, id] = /aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<h2 id="${id}" class="dialog-title">Menu</h2>`);
  expect(html).not.toContain('<header');
});
