export default function Home() {
  return <main>Stoa</main>;
}
