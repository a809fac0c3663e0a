import * as advertisements from '@/api/content/advertisements'
import { JumpText } from '@/business/links/JumpText'
import { useViewer } from '@/business/viewer'
import { bizAd, type BizAd } from '@/entities/content/bizAd'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { mayHave } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { BizForm } from './parts/BizForm'
import { BizPhone } from './parts/BizPhone'
import { PhaseCell } from '../parts/phase'
import { SlotFigures } from '../parts/SlotFigures'
import { Cover } from '../parts/Cover'
import { Places } from './parts/adCells'
import { bizPublishing, isPublished, useAdPageActions, useAdPublishing } from './parts/adPublishing'

const DETAIL = '/ADManagement/ADManagement-details'

export default function BizAdDetail() {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { head, hq } = useViewer()
  const { actions } = useAdPublishing(bizPublishing)
  const recordActions = useAdPageActions(bizPublishing, 'advertisements.create', 'advertisements.update')
  const isOn = (row: BizAd) => isPublished(bizPublishing, row)
  const figures = (row: BizAd) => hq && mayHave(row.viewCount)
  return (
    <RecordScreen
      load={advertisements.get}
      title={({ title, id }) => title || id}
      status={bizAd.status}
      marks={(row) => <PhaseCell field={bizAd.phase} phase={row.phase} isOn={isOn(row)} />}
      create={head && may('advertisements.create') && t('ads.new')}
      edits={() => head && may('advertisements.update')}
      form={(row, copied) => <BizForm key={row?.id ?? copied?.id ?? 'new'} row={row} copied={copied} />}
      actions={(row) => [...actions(row), ...recordActions.ofPage(row, (query) => go(to(DETAIL, query)))]}
      phone={(row) => <BizPhone of={row} />}
      facts={(row) => [
        bizAd.id,
        bizAd.position,
        [bizAd.cover, <Cover key="cover" src={row.cover} alt={t(bizAd.cover.label)} width={240} height={98} />],
        [bizAd.jumpType, <JumpText key="jump" row={row} />],
        bizAd.startTime,
        bizAd.endTime,
        bizAd.shopTypes,
        [bizAd.areaNames, <Places key="areas" names={row.areaNames} max={99} />],
        bizAd.sort,
        ...(hq ? [bizAd.viewCount, bizAd.clickCount, bizAd.clickRate] : []),
        bizAd.createTime,
        bizAd.updateBy,
        bizAd.updateTime,
      ]}
    >
      {(row) => figures(row) && <SlotFigures heading={t('ads.figures')} title={t('ads.byDay')} days={row.trend} />}
    </RecordScreen>
  )
}
