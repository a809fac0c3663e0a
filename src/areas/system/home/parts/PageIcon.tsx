import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  CalendarOutlined,
  CarOutlined,
  CheckSquareOutlined,
  CommentOutlined,
  DatabaseOutlined,
  DisconnectOutlined,
  EnvironmentOutlined,
  FileTextOutlined,
  FilterOutlined,
  FireOutlined,
  FunnelPlotOutlined,
  GiftOutlined,
  InsuranceOutlined,
  LayoutOutlined,
  LikeOutlined,
  LockOutlined,
  MenuOutlined,
  MessageOutlined,
  MobileOutlined,
  NotificationOutlined,
  NumberOutlined,
  PhoneOutlined,
  PictureOutlined,
  ProfileOutlined,
  QuestionCircleOutlined,
  ReadOutlined,
  SettingOutlined,
  ShareAltOutlined,
  ShopOutlined,
  ShoppingOutlined,
  SoundOutlined,
  StarOutlined,
  StopOutlined,
  TagOutlined,
  TeamOutlined,
  ThunderboltOutlined,
  ToolOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** By the words of the page's own part of its path, else of the whole, first fit first: menus often give all pages of a group one icon, or none. */
const BY_WORD: readonly [RegExp, ComponentType][] = [
  [/password/i, LockOutlined],
  [/remoteStorage/, DatabaseOutlined],
  [/write-off/, DisconnectOutlined],
  [/insur|risk/i, InsuranceOutlined],
  [/ADManagement|flashScreen|addDvertising/, SoundOutlined],
  [/black/i, StopOutlined],
  [/column|channel/i, ProfileOutlined],
  [/information/i, ReadOutlined],
  [/faqs/i, QuestionCircleOutlined],
  [/recommend/i, StarOutlined],
  [/quickEntry/i, ThunderboltOutlined],
  [/popular|hotplate/i, FireOutlined],
  [/sift/i, FilterOutlined],
  [/plate/i, LayoutOutlined],
  [/^topic$/i, NumberOutlined],
  [/^comment$|^reply$/i, MessageOutlined],
  [/giveLike/i, LikeOutlined],
  [/^vote/i, CheckSquareOutlined],
  [/^dynamic/i, CommentOutlined],
  [/^sign(In|Up)/, CheckSquareOutlined],
  [/area|region|address/i, EnvironmentOutlined],
  [/supplier/i, TeamOutlined],
  [/logistics/i, CarOutlined],
  [/task|target/i, CheckSquareOutlined],
  [/pay|silver/i, WalletOutlined],
  [/lottery|draw|turntable|equity/i, GiftOutlined],
  [/label|coupon|provide/i, TagOutlined],
  [/share/i, ShareAltOutlined],
  [/promotion|campaign|activity|invitation/i, FireOutlined],
  [/evaluat/i, LikeOutlined],
  [/outbound|outcall/i, PhoneOutlined],
  [/version/i, MobileOutlined],
  [/resource|menu/i, MenuOutlined],
  [/role|staff|team|member|club/i, TeamOutlined],
  [/approv|audit|review/i, AuditOutlined],
  [/report|statistic/i, BarChartOutlined],
  [/clue|cultivate/i, FunnelPlotOutlined],
  [/workNo|phone/i, PhoneOutlined],
  [/schedul|reserv/i, CalendarOutlined],
  [/maintenance|afterSale/i, ToolOutlined],
  [/drive|car|vehicle|solid/i, CarOutlined],
  [/distributor|dealer|shop|enterprise/i, ShopOutlined],
  [/order|goods/i, ShoppingOutlined],
  [/poster|picture|video/i, PictureOutlined],
  [/article|paper|policy/i, FileTextOutlined],
  [/msg|notice|message/i, NotificationOutlined],
  [/user/i, UserOutlined],
  [/setting|config|system/i, SettingOutlined],
]
const iconOf = (text: string): ComponentType | undefined => BY_WORD.find(([word]) => word.test(text))?.[1]
const HUES = 6

const hueOf = (path: string): number =>
  [...path].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7) % HUES

/** The sign of a page on a tinted square; the same page always looks the same. */
export const PageIcon = ({ path }: { path: string }) => {
  const Icon = iconOf(path.split('/').at(-1) ?? '') ?? iconOf(path) ?? AppstoreOutlined
  return (
    <span className="home-icon" data-hue={hueOf(path)} aria-hidden>
      <Icon />
    </span>
  )
}
