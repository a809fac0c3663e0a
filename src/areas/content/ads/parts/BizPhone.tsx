import { bizAdPosition } from '@/entities/content/bizAd'
import { bizAdSlots } from '@/entities/content/slots'
import { is } from '@/entities/field'
import { useT } from '@/locales'
import { AdInSlot, AdPopup, AppScreen, Entries, Numbers, Rows, SearchBar } from './phoneParts'

const TABS = ['home', 'workbench', 'material', 'mine'] as const
const NO_SLOT = { size: [690, 280], limit: 0 } as const

interface Seen {
  position?: unknown
  cover?: unknown
  title?: unknown
}

export const BizPhone = ({ of: { position, cover, title } }: { of: Seen }) => {
  const t = useT()
  const slot = bizAdSlots[Number(position)] ?? NO_SLOT
  const ad = { cover, title, slot }
  const rows = [t('hotBlock.articles'), t('hotBlock.posters'), t('hotBlock.campaigns')]
  const today = [t('ads.today.leads'), t('ads.today.drives'), t('ads.today.orders')]
  if (is(position, bizAdPosition.materials))
    return (
      <AppScreen page="material" tabs={TABS}>
        <SearchBar text={t('ads.searchMaterial')} />
        <AdInSlot {...ad} dots />
        <Rows texts={[...rows, t('hotBlock.videos')]} />
      </AppScreen>
    )
  if (is(position, bizAdPosition.workbench))
    return (
      <AppScreen page="workbench" tabs={TABS}>
        <Numbers texts={today} />
        <AdInSlot {...ad} />
        <Entries
          pages={[
            'clue',
            'material',
            'ranking',
            'tasks',
            'reserveDrive',
            'reserveMaintain',
            'coupons',
            'customerService',
          ]}
        />
        <Rows texts={rows.slice(0, 2)} />
      </AppScreen>
    )
  const isPopup = is(position, bizAdPosition.popup)
  return (
    <AppScreen page="home" tabs={TABS} over={isPopup && <AdPopup {...ad} />}>
      {isPopup ? <Numbers texts={today} /> : <AdInSlot {...ad} dots />}
      <Entries
        pages={[
          'clue',
          'material',
          'ranking',
          'tasks',
          'reserveDrive',
          'reserveMaintain',
          'coupons',
          'customerService',
        ]}
      />
      <Rows texts={rows} />
    </AppScreen>
  )
}
