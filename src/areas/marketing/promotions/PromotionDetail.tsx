import '../parts/materials.css'
import '../parts/posters.css'
import { Button } from 'antd'
import * as promotions from '@/api/marketing/promotions'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { promotionStatus, promotionTarget } from '@/entities/marketing/posterEnums'
import { type Promotion, promotion } from '@/entities/marketing/promotion'
import { copy } from '@/kit/dialog/copy'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank } from '@/kit/show/Blank'
import { Card } from '@/kit/show/Card'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CoverImage } from '../parts/CoverImage'
import { LabelTags } from '../parts/LabelTags'
import { FigureLink } from '../parts/materialCells'
import { Materials, useMaterials } from './parts/Materials'
import { PromotionForm } from './parts/PromotionForm'
import { PromotionPhone, Script } from './parts/PromotionPhone'
import { KIND } from './parts/pages'
import { usePromotionActions } from './parts/usePromotionActions'

const Talk = ({ text }: { text: string }) => {
  const t = useT()
  if (!text) return <Blank />
  return (
    <>
      <Script text={text} />
      <Button size="small" onClick={() => void copy(text, t('kit.copied'))}>
        {t('promotions.copyScript')}
      </Button>
    </>
  )
}

const Phone = ({ row }: { row: Promotion }) => {
  const { data } = useMaterials(row.id)
  return <PromotionPhone of={row} materials={data?.records} />
}

export default function PromotionDetail() {
  const t = useT()
  const may = useMay()
  const { head: isHead } = useViewer()
  const moves = usePromotionActions()
  const figures = usePermittedLinks()('/report/report-list', { materialType: String(KIND) })
  return (
    <RecordScreen
      load={promotions.get}
      title={({ title }) => title}
      status={promotion.status}
      create={isHead && may('promotions.create') && t('promotions.new')}
      edits={({ status }) => isHead && !is(status, promotionStatus.published) && may('promotions.update')}
      form={(row) => <PromotionForm row={row} />}
      actions={(row) => [...moves(row), { label: 'promotions.figures', hide: !figures, run: () => figures?.() }]}
      phone={(row) => <Phone row={row} />}
      facts={(row) => [
        promotion.id,
        promotion.title,
        [promotion.cover, <CoverImage key="cover" src={row.cover} alt={t(promotion.cover.label)} height={80} />],
        promotion.seriesName,
        [promotion.labels, <LabelTags key="labels" full labels={row.labels} />],
        promotion.targetType,
        ...(is(row.targetType, promotionTarget.areas) ? [promotion.areaNames] : []),
        promotion.startTime,
        promotion.endTime,
        promotion.summary,
        [promotion.script, <Talk key="script" text={row.script} />],
        promotion.materialCount,
        [
          promotion.shareCount,
          <FigureLink key="shares" field={promotion.shareCount} value={row.shareCount} row={row} kind={KIND} />,
        ],
        [
          promotion.viewCount,
          <FigureLink key="views" field={promotion.viewCount} value={row.viewCount} row={row} kind={KIND} />,
        ],
        promotion.newClueCount,
        promotion.createBy,
        promotion.updateTime,
      ]}
    >
      {(row) => (
        <Card title={t('promotions.materials')}>
          <Materials promotion={row} />
        </Card>
      )}
    </RecordScreen>
  )
}
