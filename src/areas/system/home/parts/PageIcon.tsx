import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  CalendarOutlined,
  CarOutlined,
  FileTextOutlined,
  FunnelPlotOutlined,
  LockOutlined,
  MenuOutlined,
  NotificationOutlined,
  PhoneOutlined,
  PictureOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingOutlined,
  TeamOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** By the path's own words, first fit first: menus often give all pages of a group one icon, or none. */
const BY_WORD: readonly [RegExp, ComponentType][] = [
  [/password/i, LockOutlined],
  [/resource|menu/i, MenuOutlined],
  [/role|staff|team/i, TeamOutlined],
  [/approv|audit/i, AuditOutlined],
  [/report|statistic/i, BarChartOutlined],
  [/clue|cultivate/i, FunnelPlotOutlined],
  [/workNo|phone/i, PhoneOutlined],
  [/schedul|reserv/i, CalendarOutlined],
  [/maintenance|afterSale/i, ToolOutlined],
  [/drive|car|vehicle/i, CarOutlined],
  [/distributor|dealer|shop|enterprise/i, ShopOutlined],
  [/order|goods/i, ShoppingOutlined],
  [/poster|picture|video/i, PictureOutlined],
  [/article|paper|policy/i, FileTextOutlined],
  [/msg|notice|message/i, NotificationOutlined],
  [/user/i, UserOutlined],
  [/setting|config|system/i, SettingOutlined],
]
const HUES = 6

const hueOf = (path: string): number => [...path].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7) % HUES

/** The sign of a page on a tinted square; the same page always looks the same. */
export const PageIcon = ({ path }: { path: string }) => {
  const Icon = BY_WORD.find(([word]) => word.test(path.split('/').at(-1) ?? ''))?.[1] ?? AppstoreOutlined
  return (
    <span className="home-icon" data-hue={hueOf(path)} aria-hidden>
      <Icon />
    </span>
  )
}
