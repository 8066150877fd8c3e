import type { Shop } from '../kernel/context.ts';
import type { ShopSettings, ShopTheme } from '../shop/index.ts';
import { blockHtml, blockText, type MailBlock } from './blocks.ts';
import { type Html, html } from './html.ts';

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
}

const QUESTIONS = 'Questions? Write to us at';

/** A mail as it is stored and sent. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What a mail takes from the profile of its shop. */
export interface MailLook {
  readonly theme: Pick<ShopTheme, 'colors'>;
  readonly settings: { readonly general: Pick<ShopSettings['general'], 'supportEmail'> };
}

/**
 * Lays a mail out in the shop's colours: one column, inline styles, nothing loaded from anywhere, and an equal
 * version in plain text. At its foot stands where to ask.
 */
export function renderMail(
  shop: Pick<Shop, 'name' | 'baseUrl' | 'locale'>,
  look: MailLook,
  content: MailContent,
): RenderedMail {
  const { supportEmail } = look.settings.general;
  const foot = `${QUESTIONS} ${supportEmail}\n\n${shop.name}\n${shop.baseUrl}`;
  const text = [content.heading, ...content.blocks.map(blockText), foot];
  return {
    subject: content.subject,
    html: page(shop, look, content).markup,
    text: `${text.join('\n\n')}\n`,
  };
}

function page(
  shop: Pick<Shop, 'name' | 'baseUrl' | 'locale'>,
  { theme: { colors }, settings }: MailLook,
  { subject, heading, blocks }: MailContent,
): Html {
  const font = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:${colors.text}`;
  const bar = `padding:20px 24px;border-bottom:3px solid ${colors.primary};font-size:20px;font-weight:bold`;
  const foot = `padding:16px 24px;border-top:1px solid ${colors.border};font-size:14px`;
  const { supportEmail } = settings.general;
  const link = `color:${colors.text}`;
  return html`<!doctype html>
<html lang="${shop.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${colors.surface};${font}">
<table role="presentation" width="100%" cellspacing="0" style="border-collapse:collapse"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" style="border-collapse:collapse;max-width:600px;background:${colors.background};${font}">
<tr><td style="${bar}">${shop.name}</td></tr>
<tr><td style="padding:24px">
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${heading}</h1>
${blocks.map((block) => blockHtml(block, colors))}
</td></tr>
<tr><td style="${foot}">${QUESTIONS} <a href="${`mailto:${supportEmail}`}" style="${link}">${supportEmail}</a><br>
<a href="${shop.baseUrl}" style="${link}">${shop.name}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
