import {
  BellOutlined,
  FileTextOutlined,
  RightOutlined,
  SearchOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { useT } from '@/locales'

const Car = () => (
  <svg viewBox="0 0 240 90" className="app-car" aria-hidden>
    <path
      d="M14 62c-3-12 4-20 22-23l30-5c16-16 34-24 62-24 30 0 48 8 66 25 18 2 30 8 32 20l1 8c0 4-3 6-7 6h-14a21 21 0 0 0-42 0H82a21 21 0 0 0-42 0H24c-6 0-9-3-10-7z"
      fill="currentColor"
    />
    <path d="M78 34c12-12 26-17 46-17v19H76zM132 17c20 1 34 7 46 19h-46z" fill="#cfe3ff" />
    <circle cx="61" cy="70" r="15" fill="#20242b" />
    <circle cx="185" cy="70" r="15" fill="#20242b" />
    <circle cx="61" cy="70" r="6" fill="#b9c2cf" />
    <circle cx="185" cy="70" r="6" fill="#b9c2cf" />
  </svg>
)

export const SearchBar = () => {
  const t = useT()
  return (
    <div className="app-search">
      <span>
        <SearchOutlined /> {t('hot.phoneSearch')}
      </span>
      <BellOutlined />
    </div>
  )
}

export const CarBanner = ({ range = false }: { range?: boolean }) => {
  const t = useT()
  return (
    <div className="app-banner">
      <strong>{t(range ? 'hot.phoneRange' : 'hot.phoneBanner')}</strong>
      <Car />
    </div>
  )
}

export const Profile = () => {
  const t = useT()
  return (
    <div className="app-profile">
      <span className="app-avatar">
        <UserOutlined />
      </span>
      <strong>{t('hot.phoneUser')}</strong>
      <SettingOutlined />
    </div>
  )
}

export const Feed = () => {
  const t = useT()
  return (
    <div className="app-feed" aria-hidden>
      <div>
        <p>{t('hot.phoneFeed1')}</p>
        <span data-hue="1" />
      </div>
      <div>
        <p>{t('hot.phoneFeed2')}</p>
        <span data-hue="2" />
      </div>
    </div>
  )
}

export const Lines = () => {
  const t = useT()
  return (
    <div className="app-lines" aria-hidden>
      {(['hot.phoneLine1', 'hot.phoneLine2', 'hot.phoneLine3'] as const).map((line) => (
        <p key={line}>
          <FileTextOutlined /> {t(line)} <RightOutlined />
        </p>
      ))}
    </div>
  )
}
