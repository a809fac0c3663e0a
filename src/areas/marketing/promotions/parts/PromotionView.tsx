import '../../parts/materials.css'
import '../../parts/posters.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { type Promotion, promotion } from '@/entities/marketing/promotion'
import { notify } from '@/api/notices'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Blank } from '@/kit/Blank'
import { Facts } from '@/kit/Facts'
import { StatusTag } from '@/kit/kinds'
import { useScreen } from '@/kit/screen'
import { useWays } from '@/kit/way'
import { copyText } from '@/lib/copyText'
import { useT } from '@/locales'
import { useIsHead } from '../../parts/head'
import { LabelTags } from '../../parts/LabelTags'
import { FigureLink } from '../../parts/materialCells'
import { WithPhone } from '../../parts/WithPhone'
import { Materials, useMaterials } from './Materials'
import { KIND, LIST, PUBLISHED } from './pages'
import { PromotionPhone, Script } from './PromotionPhone'
import { usePromotionActions } from './usePromotionActions'
import { CoverImage } from '../../parts/CoverImage'

const Head = ({ row }: { row: Promotion }) => {
  const isHead = useIsHead()
  const { setQuery } = useScreen()
  const back = useBack(LIST)
  const moves = usePromotionActions()
  const figures = useWays()('/report/report-list', { materialType: String(KIND) })
  return (
    <Flex justify="space-between" align="center" wrap gap={12} className="poster-head">
      <h2>
        <bdi>{row.title}</bdi>
        <StatusTag field={promotion.status} value={row.status} />
      </h2>
      <Actions
        items={[
          {
            label: 'materials.edit',
            can: 'promotions.update',
            primary: true,
            hide: !isHead || Number(row.status) === PUBLISHED,
            run: () => setQuery({ edit: '1' }, true),
          },
          ...moves(row),
          { label: 'promotions.figures', hide: !figures, run: () => figures?.() },
          { label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back },
        ]}
      />
    </Flex>
  )
}

const Talk = ({ text }: { text: string }) => {
  const t = useT()
  if (!text) return <Blank />
  return (
    <>
      <Script text={text} />
      <Button size="small" onClick={() => void copyText(text).then((good) => good && notify('success', t('kit.copied')))}>
        {t('promotions.copyScript')}
      </Button>
    </>
  )
}

/** A promotion to be read, with its materials. */
export const PromotionView = ({ row }: { row: Promotion }) => {
  const t = useT()
  const { data } = useMaterials(row.id)
  return (
    <>
      <section className="card">
        <Head row={row} />
        <WithPhone phone={<PromotionPhone of={row} materials={data?.records} />}>
          <Facts
            row={row}
            fields={[
              promotion.id,
              promotion.title,
              [promotion.cover, <CoverImage key="cover" src={row.cover} alt={t(promotion.cover.label)} height={80} />],
              promotion.seriesName,
              [promotion.labels, <LabelTags key="labels" full labels={row.labels} />],
              promotion.targetType,
              ...(Number(row.targetType) === 2 ? [promotion.areaNames] : []),
              promotion.startTime,
              promotion.endTime,
              promotion.summary,
              [promotion.script, <Talk key="script" text={row.script} />],
              promotion.materialCount,
              [promotion.shareCount, <FigureLink key="shares" field={promotion.shareCount} value={row.shareCount} row={row} kind={KIND} />],
              [promotion.viewCount, <FigureLink key="views" field={promotion.viewCount} value={row.viewCount} row={row} kind={KIND} />],
              promotion.newClueCount,
              promotion.createBy,
              promotion.updateTime,
            ]}
          />
        </WithPhone>
      </section>
      <section className="card">
        <h3 className="section-title">{t('promotions.materials')}</h3>
        <Materials promotion={row} />
      </section>
    </>
  )
}
