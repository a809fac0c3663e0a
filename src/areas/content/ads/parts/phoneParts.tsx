import './phones.css'
import {
  AppstoreOutlined,
  CarOutlined,
  CloseCircleOutlined,
  CustomerServiceOutlined,
  DashboardOutlined,
  FileImageOutlined,
  FunnelPlotOutlined,
  GiftOutlined,
  HomeOutlined,
  PictureOutlined,
  SearchOutlined,
  ShoppingOutlined,
  StarOutlined,
  ToolOutlined,
  TrophyOutlined,
  UserOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { AppPage } from '@/business/links/appPages'
import type { Slot } from '@/entities/content/slots'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

const ICONS: Partial<Record<AppPage, ComponentType>> = {
  home: HomeOutlined,
  discover: AppstoreOutlined,
  car: CarOutlined,
  mall: ShoppingOutlined,
  mine: UserOutlined,
  reserveDrive: DashboardOutlined,
  reserveMaintain: ToolOutlined,
  customerService: CustomerServiceOutlined,
  points: WalletOutlined,
  coupons: GiftOutlined,
  tasks: StarOutlined,
  workbench: DashboardOutlined,
  clue: FunnelPlotOutlined,
  material: FileImageOutlined,
  ranking: TrophyOutlined,
}
const IconOf = ({ page }: { page: AppPage }) => {
  const Icon = ICONS[page] ?? AppstoreOutlined
  return <Icon />
}

const AppTabs = ({ tabs, open }: { tabs: readonly AppPage[]; open: AppPage }) => {
  const t = useT()
  return (
    <div className="ad-app-tabs">
      {tabs.map((page) => (
        <span key={page} data-open={page === open}>
          <IconOf page={page} />
          {t(`appPage.${page}`)}
        </span>
      ))}
    </div>
  )
}

export const AppScreen = ({
  page,
  tabs,
  over,
  children,
}: {
  page: AppPage
  tabs: readonly AppPage[]
  over?: ReactNode
  children: ReactNode
}) => {
  const t = useT()
  return (
    <PhoneFrame title={t(`appPage.${page}`)} height={600}>
      <div className="ad-app-screen">
        <div className="ad-app-body">{children}</div>
        <AppTabs tabs={tabs} open={page} />
        {over && <div className="ad-app-over">{over}</div>}
      </div>
    </PhoneFrame>
  )
}

export const Entries = ({ pages }: { pages: readonly AppPage[] }) => {
  const t = useT()
  return (
    <div className="ad-app-entries">
      {pages.map((page) => (
        <span key={page}>
          <b>
            <IconOf page={page} />
          </b>
          {t(`appPage.${page}`)}
        </span>
      ))}
    </div>
  )
}

export const Rows = ({ texts }: { texts: readonly string[] }) => (
  <ul className="ad-app-rows">
    {texts.map((text) => (
      <li key={text}>
        <PictureOutlined aria-hidden />
        <span>
          <b>{text}</b>
          <i aria-hidden />
        </span>
      </li>
    ))}
  </ul>
)

export const Numbers = ({ texts }: { texts: readonly string[] }) => (
  <div className="ad-app-numbers">
    {texts.map((text, at) => (
      <span key={text}>
        <b>{[12, 5, 3][at] ?? 8}</b>
        {text}
      </span>
    ))}
  </div>
)

export const SearchBar = ({ text }: { text: string }) => (
  <div className="ad-app-search" aria-hidden>
    <SearchOutlined /> {text}
  </div>
)

export const AdInSlot = ({
  cover,
  title,
  subTitle,
  slot,
  dots = false,
}: {
  cover: unknown
  title: unknown
  subTitle?: unknown
  slot: Slot
  dots?: boolean
}) => {
  const t = useT()
  const [width, height] = slot.size
  // A custom property, which React's type does not include.
  const shape = { '--shape': `${width} / ${height}` } as CSSProperties
  return (
    <div className="ad-slot" style={shape}>
      {isPictureUrl(cover) ? (
        <PictureFrame src={cover} alt={plain(title) || t('ads.noPicture')} />
      ) : (
        <span>
          {width} × {height}
        </span>
      )}
      {plain(subTitle) && <small>{plain(subTitle)}</small>}
      {dots && (
        <i aria-hidden>
          <b /> <b /> <b />
        </i>
      )}
    </div>
  )
}

export const AdPopup = (ad: Parameters<typeof AdInSlot>[0]) => (
  <div className="ad-app-popup">
    <AdInSlot {...ad} />
    <CloseCircleOutlined aria-hidden />
  </div>
)
