import '../parts/hot.css'
import '../parts/recommends.css'
import * as recommends from '@/api/content/recommends'
import { useViewer } from '@/business/viewer'
import { recommend } from '@/entities/content/recommend'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PhaseCell } from '../parts/phase'
import { SlotFigures } from '../parts/SlotFigures'
import { Cover } from '../parts/Cover'
import { ContentCell, nameOf, REC_SHELF } from '../parts/recommendCells'
import { RecommendForm } from './parts/RecommendForm'
import { RecommendPhone } from './parts/RecommendPhone'
import { pageWith } from '../parts/recommendRules'
import { isUp, useShelf } from '../parts/shelf'
import { useRecommendActions } from './parts/useRecommendActions'

export default function RecommendDetail() {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const moves = useShelf(REC_SHELF).actions
  const recordActions = useRecommendActions()
  return (
    <RecordScreen
      load={recommends.get}
      title={nameOf}
      status={recommend.status}
      marks={(row) => <PhaseCell field={recommend.phase} phase={row.phase} isOn={isUp(row)} />}
      create={head && may('recommends.create') && t('rec.new')}
      edits={() => head && may('recommends.update')}
      form={(row, copied) => <RecommendForm key={row?.id ?? copied?.id ?? 'new'} row={row} copied={copied} />}
      actions={(row) => [...moves(row), recordActions(row).extend, recordActions(row).copy]}
      phone={(row) => <RecommendPhone page={pageWith(row.position)} rows={[row]} focus={row.id} />}
      facts={(row) => [
        recommend.id,
        recommend.position,
        recommend.contentType,
        [recommend.contentTitle, <ContentCell key="content" row={row} />],
        [
          recommend.cover,
          <Cover key="cover" src={row.cover} alt={t(recommend.cover.label)} width={240} height={135} />,
        ],
        recommend.cornerText,
        recommend.audience,
        recommend.appTypes,
        recommend.startTime,
        recommend.endTime,
        recommend.sort,
        recommend.viewCount,
        recommend.clickCount,
        recommend.clickRate,
        recommend.updateBy,
        recommend.updateTime,
      ]}
    >
      {(row) => <SlotFigures heading={t('rec.figures')} title={t('rec.byDay')} days={row.trend} />}
    </RecordScreen>
  )
}
