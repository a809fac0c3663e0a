import '../parts/materials.css'
import '../parts/posters.css'
import * as posters from '@/api/marketing/posters'
import { useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { poster } from '@/entities/marketing/poster'
import { useLeave } from '@/kit/page/back'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { LabelTags } from '../parts/LabelTags'
import { rightsOf, ShelfState, TakenDown, useShelfActions } from '../parts/material'
import { FigureLink } from '../parts/materialCells'
import { PosterPicture } from '../parts/PosterPicture'
import { SampleButton } from '../parts/SampleButton'
import { PosterForm } from './parts/PosterForm'
import { PosterPhone } from './parts/PosterPhone'
import { isDown, KIND, SHELF } from './parts/shelf'

export default function PosterDetail() {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const leave = useLeave()
  const moves = useShelfActions(SHELF)
  return (
    <RecordScreen
      load={posters.get}
      title={({ title }) => title}
      marks={(row) => <ShelfState row={row} field={poster.status} />}
      create={!viewer.area && may('posters.create') && t('posters.new')}
      edits={(row) => rightsOf(row, viewer).edits && may('posters.update')}
      form={(row) => <PosterForm row={row} />}
      actions={(row) => moves(row, leave)}
      tools={({ title, imageUrl, qrPosition, showCard }) => (
        <SampleButton sample={{ src: imageUrl, boxes: qrPosition, card: isYes(showCard) }} name={title} />
      )}
      above={(row) => <TakenDown row={row} />}
      phone={(row) => <PosterPhone of={row} />}
      facts={(row) => [
        poster.id,
        poster.title,
        [
          poster.imageUrl,
          <div key="image" className="poster-small">
            <PosterPicture src={row.imageUrl} boxes={row.qrPosition} />
          </div>,
        ],
        poster.posterType,
        poster.showCard,
        poster.shareText,
        [poster.labels, <LabelTags key="labels" full labels={row.labels} />],
        poster.seriesName,
        poster.uploadType,
        poster.dealerName,
        poster.startTime,
        row.endTime ? poster.endTime : [poster.endTime, t('posters.forGood')],
        [
          poster.shareCount,
          <FigureLink key="shares" field={poster.shareCount} value={row.shareCount} row={row} kind={KIND} />,
        ],
        poster.scanCount,
        poster.pushFlag,
        poster.pushTime,
        ...(isDown(row) ? [poster.offBy, poster.offReason, poster.offTime] : []),
        poster.createBy,
        poster.createTime,
      ]}
    />
  )
}
