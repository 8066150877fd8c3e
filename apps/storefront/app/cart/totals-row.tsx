/** Shows a line of totals. */
export function TotalsRow({
  label,
  value,
  strong = false,
}: {
  label: string;
  value: string;
  strong?: boolean;
}) {
  return (
    <div className={strong ? 'totals-row totals-grand' : 'totals-row'}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
