/** MenuTree */
export default function MenuTree() {
  return null
}
