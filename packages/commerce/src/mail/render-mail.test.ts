import { describe, expect, it } from 'vitest';
import { unsavedShop } from '../testing/context.ts';
import { plainSettings, plainTheme } from '../testing/shops.ts';
import { type MailBlock, renderMail } from './index.ts';

const shop = { ...unsavedShop(), name: 'Nuts & <Bolts>', baseUrl: 'https://bolts.test' };
const settings = { general: { ...plainSettings.general, supportEmail: 'help@bolts.test' } };
const render = (blocks: readonly MailBlock[], subject = 'Your order') =>
  renderMail(shop, { theme: plainTheme, settings }, { subject, heading: 'Thank you', blocks });

const everyBlock: MailBlock[] = [
  { kind: 'paragraph', text: 'We have it.' },
  { kind: 'button', label: 'See your order', href: 'https://bolts.test/order/1?a=1&b=2' },
  {
    kind: 'items',
    labels: { item: 'Item', quantity: 'Quantity', amount: 'Amount' },
    items: [{ name: 'Bolt', details: ['M8'], quantity: 3, amount: '$4.50' }],
  },
  { kind: 'facts', rows: [['Total', '$4.50']], stressLast: true },
  { kind: 'sections', sections: [{ title: 'Ship to', lines: ['Ann', '1 Main St'] }] },
];

describe('a rendered mail', () => {
  it('says the same in both bodies', () => {
    const { html, text } = render(everyBlock);
    for (const said of [
      'Thank you',
      'We have it.',
      'See your order',
      'Bolt',
      'M8',
      '$4.50',
      'Total',
      '1 Main St',
    ]) {
      expect(html, said).toContain(said);
      expect(text, said).toContain(said);
    }
    expect(text).toContain('https://bolts.test/order/1?a=1&b=2');
    expect(text).not.toMatch(/[<>](?!Bolts|$)/m);
  });

  it('escapes whatever customers and merchants wrote', () => {
    const evil = `<img src=x onerror="alert('1')">`;
    const { html } = render(
      [
        { kind: 'paragraph', text: evil },
        {
          kind: 'items',
          labels: { item: evil, quantity: evil, amount: evil },
          items: [{ name: evil, details: [evil], quantity: 1, amount: evil }],
        },
        { kind: 'facts', rows: [[evil, evil]] },
        { kind: 'sections', sections: [{ title: evil, lines: [evil] }] },
        { kind: 'button', label: evil, href: 'https://bolts.test/?q="><img>' },
      ],
      evil,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('Nuts &amp; &lt;Bolts&gt;');
  });

  it('links the address of the shop for questions', () => {
    const { html, text } = render([]);
    expect(html).toContain('<a href="mailto:help@bolts.test"');
    expect(text).toContain('Write to us at help@bolts.test');
  });

  it('links to the web only', () => {
    expect(() => render([{ kind: 'button', label: 'x', href: 'javascript:alert(1)' }])).toThrow(
      'javascript:',
    );
  });

  it('names its language, heads its columns and loads nothing', () => {
    const { html } = render(everyBlock);
    expect(html).toContain('<html lang="en-US">');
    expect(html).toContain('<th scope="col"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(img|link|script|style|iframe)|url\(/);
  });
});
