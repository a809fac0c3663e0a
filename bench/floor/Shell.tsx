import { useQuery } from '@tanstack/react-query'
import { ConfigProvider, Layout, Menu } from 'antd'
import type { ItemType } from 'antd/es/menu/interface'
import { Link, Outlet, useLocation } from 'react-router-dom'
import 'antd/dist/antd.css'
import { ask } from './ask'

interface Entry {
  id: string
  title: string
  type: number
  children?: Entry[]
}

const itemOf = ({ id, title, children = [] }: Entry): ItemType => {
  const below = children.filter(({ type }) => type !== 3)
  return below.length ? { key: id, label: title, children: below.map(itemOf) } : { key: id, label: title }
}

const AREAS = 10
/** Divides all menu groups among ten collapsed areas. At the root, every group would be rendered. */
const areasOf = (menus: Entry[]): ItemType[] => {
  const size = Math.ceil(menus.length / AREAS)
  return Array.from({ length: AREAS }, (_, at) => ({
    key: `area-${at}`,
    label: `area ${at + 1}`,
    children: menus.slice(at * size, (at + 1) * size).map(itemOf),
  }))
}

export default function Shell() {
  const { pathname } = useLocation()
  const { data: menus } = useQuery({
    queryKey: ['menus'],
    queryFn: async () => {
      await ask('/api-user/users/current')
      return ask('/api-user/menus/current') as Promise<Entry[]> // The shape of the embedded back end's own reply.
    },
  })
  if (!menus) return null
  return (
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Layout className="floor">
        <Layout.Sider width={240}>
          <nav>
            <Menu
              mode="inline"
              theme="dark"
              selectedKeys={[pathname]}
              items={[
                { key: '/home', label: <Link to="/home">home</Link> },
                { key: '/users', label: <Link to="/users">users</Link> },
                { key: '/roles', label: <Link to="/roles">roles</Link> },
                ...areasOf(menus),
              ]}
            />
          </nav>
        </Layout.Sider>
        <Layout>
          <Layout.Header />
          <Layout.Content>
            <Outlet />
          </Layout.Content>
        </Layout>
      </Layout>
    </ConfigProvider>
  )
}
