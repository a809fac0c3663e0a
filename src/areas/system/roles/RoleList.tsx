/** RoleList */
export default function RoleList() {
  return null
}
