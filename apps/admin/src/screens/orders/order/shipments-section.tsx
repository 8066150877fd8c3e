import type { Order } from '@stoa/admin-contract';
import { adminOrderText } from '@stoa/messages';
import { Section } from '../../../kit/section.tsx';
import { Time } from '../../../kit/time.tsx';
import { FulfilmentStateSign } from '../states.tsx';
import classes from './records.module.css';
import { tellWho } from './who.ts';

/** What was sent of an order, when and by whom. ADM-203 */
export function ShipmentsSection({ order }: { readonly order: Order }) {
  const { shipments, lines, states, shippingAddress, shippingMethod } = order;
  const nameOf = (id: string) => lines.find((line) => line.id === id)?.name ?? '';
  return (
    <Section
      title={adminOrderText.shipments()}
      badge={<FulfilmentStateSign state={states.fulfilment} />}
      {...(shippingMethod && {
        description: adminOrderText.shippedBy({ method: shippingMethod.title }),
      })}
    >
      {shipments.length === 0 && (
        <p className={classes.none}>
          {shippingAddress === null ? adminOrderText.notShipped() : adminOrderText.noShipments()}
        </p>
      )}
      {shipments.map((shipment, at) => (
        <div key={shipment.id} className={classes.record}>
          <div className={classes.head}>
            <h3 className={classes.name}>{adminOrderText.shipment({ n: at + 1 })}</h3>
            <span className={classes.aside}>
              <Time at={shipment.at} />
              <span>{adminOrderText.by({ who: tellWho(shipment.by) })}</span>
            </span>
          </div>
          <ul className={classes.entries}>
            {shipment.lines.map(({ orderLineId, quantity: n }) => (
              <li key={orderLineId} className={classes.entry}>
                {adminOrderText.sentLine({ n, name: nameOf(orderLineId) })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
