/** The start page. */
export default function Home() {
  return null
}
