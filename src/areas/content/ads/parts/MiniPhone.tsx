import { miniPageOf } from '@/business/links/jump'
import { miniAdPosition as at } from '@/entities/content/miniAd'
import { jumpType } from '@/entities/content/shared'
import { miniAdSlots } from '@/entities/content/slots'
import { is } from '@/entities/field'
import { useT } from '@/locales'
import { AdInSlot, AdPopup, AppScreen, Entries, Numbers, Rows, SearchBar } from './phoneParts'

const TABS = ['home', 'car', 'mall', 'mine'] as const
const NO_SLOT = { size: [750, 560], limit: 0 } as const

interface Seen {
  position?: unknown
  cover?: unknown
  title?: unknown
  subTitle?: unknown
  jumpType?: unknown
  jumpValue?: unknown
}

export const MiniPhone = ({ of }: { of: Seen }) => {
  const t = useT()
  const isOther = is(of.jumpType, jumpType.miniProgram) && miniPageOf(of.jumpValue).appId !== ''
  return (
    <>
      <PageOfSlot {...of} />
      {isOther && <p className="quiet">{t('ads.tryOnPhone')}</p>}
    </>
  )
}

const PageOfSlot = ({ position, cover, title, subTitle }: Seen) => {
  const t = useT()
  const ad = { cover, title, slot: miniAdSlots[Number(position)] ?? NO_SLOT }
  const rows = [t('jumpType.news'), t('jumpType.car'), t('jumpType.activity')]
  if (is(position, at.cars, at.testDrive))
    return (
      <AppScreen page={is(position, at.cars) ? 'car' : 'reserveDrive'} tabs={TABS}>
        <AdInSlot {...ad} subTitle={subTitle} />
        <Rows texts={[t('jumpType.car'), t('appPage.reserveDrive'), t('appPage.dealerMap')]} />
      </AppScreen>
    )
  if (is(position, at.mall))
    return (
      <AppScreen page="mall" tabs={TABS}>
        <SearchBar text={t('jumpType.goods')} />
        <AdInSlot {...ad} dots />
        <Entries pages={['coupons', 'points', 'tasks', 'customerService']} />
        <Rows texts={[t('jumpType.goods'), t('jumpType.special')]} />
      </AppScreen>
    )
  if (is(position, at.mine))
    return (
      <AppScreen page="mine" tabs={TABS}>
        <Numbers texts={[t('appPage.points'), t('appPage.coupons'), t('appPage.tasks')]} />
        <AdInSlot {...ad} subTitle={subTitle} />
        <Entries
          pages={['coupons', 'points', 'tasks', 'customerService', 'reserveDrive', 'reserveMaintain', 'car', 'mall']}
        />
      </AppScreen>
    )
  const isPopup = is(position, at.popup)
  return (
    <AppScreen page="home" tabs={TABS} over={isPopup && <AdPopup {...ad} />}>
      {isPopup ? (
        <Numbers texts={[t('appPage.points'), t('appPage.coupons'), t('appPage.tasks')]} />
      ) : (
        <AdInSlot {...ad} dots />
      )}
      <Entries pages={['reserveDrive', 'reserveMaintain', 'coupons', 'points']} />
      <Rows texts={rows} />
    </AppScreen>
  )
}
