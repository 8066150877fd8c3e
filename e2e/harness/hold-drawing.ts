import type { Page } from 'playwright-core';

/** Holds back what React has to draw when it finds the time, as a slow phone does. */
export interface HeldDrawing {
  /** From here on nothing is drawn but what must be at once. */
  hold(): Promise<void>;
  /** Draws what was held back, and goes on as usual. */
  release(): Promise<void>;
}

declare global {
  interface Window {
    drawing: { hold(): void; release(): void };
  }
}

/** To be called before the page is opened. React's scheduler begins each piece of work with a message to itself. */
export async function holdDrawing(page: Page): Promise<HeldDrawing> {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    let held: (() => void)[] | undefined;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      const send = () => post.apply(this, message);
      if (held && message[0] === null) held.push(send);
      else send();
    };
    window.drawing = {
      hold() {
        held = [];
      },
      release() {
        const messages = held ?? [];
        held = undefined;
        for (const send of messages) send();
      },
    };
  });
  return {
    hold: () => page.evaluate(() => window.drawing.hold()),
    release: () => page.evaluate(() => window.drawing.release()),
  };
}
