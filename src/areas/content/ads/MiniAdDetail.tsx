import * as ads from '@/api/content/ads'
import { JumpText } from '@/business/links/JumpText'
import { useViewer } from '@/business/viewer'
import { miniAd, type MiniAd } from '@/entities/content/miniAd'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { PhaseCell } from '../parts/phase'
import { SlotFigures } from '../parts/SlotFigures'
import { Cover } from '../parts/Cover'
import { Cities } from './parts/adCells'
import { MiniForm } from './parts/MiniForm'
import { MiniPhone } from './parts/MiniPhone'
import { isPublished, miniPublishing, useAdPageActions, useAdPublishing } from './parts/adPublishing'

const DETAIL = '/addDvertising/addDvertising-details'

export default function MiniAdDetail() {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { head } = useViewer()
  const { actions } = useAdPublishing(miniPublishing)
  const recordActions = useAdPageActions(miniPublishing, 'ads.create', 'ads.update')
  const isOn = (row: MiniAd) => isPublished(miniPublishing, row)
  return (
    <RecordScreen
      load={ads.get}
      title={({ title, id }) => title || id}
      status={miniAd.status}
      marks={(row) => <PhaseCell field={miniAd.phase} phase={row.phase} isOn={isOn(row)} />}
      create={head && may('ads.create') && t('ads.new')}
      edits={() => head && may('ads.update')}
      form={(row, copied) => <MiniForm key={row?.id ?? copied?.id ?? 'new'} row={row} copied={copied} />}
      actions={(row) => [...actions(row), ...recordActions.ofPage(row, (query) => go(to(DETAIL, query)))]}
      phone={(row) => <MiniPhone of={row} />}
      facts={(row) => [
        miniAd.id,
        miniAd.subTitle,
        miniAd.position,
        [miniAd.cover, <Cover key="cover" src={row.cover} alt={t(miniAd.cover.label)} width={240} height={120} />],
        miniAd.audience,
        [miniAd.cities, <Cities key="cities" of={row} max={50} />],
        [miniAd.jumpType, <JumpText key="jump" row={row} />],
        miniAd.startTime,
        miniAd.endTime,
        miniAd.sort,
        miniAd.viewCount,
        miniAd.clickCount,
        miniAd.clickRate,
        miniAd.updateBy,
        miniAd.updateTime,
      ]}
    >
      {(row) => <SlotFigures heading={t('ads.figures')} title={t('ads.byDay')} days={row.trend} />}
    </RecordScreen>
  )
}
