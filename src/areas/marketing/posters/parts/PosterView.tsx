import { ArrowLeftOutlined } from '@ant-design/icons'
import { Alert, Flex, Space } from 'antd'
import { type Poster, poster } from '@/entities/marketing/poster'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Facts } from '@/kit/Facts'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { LabelTags } from '../../parts/LabelTags'
import { rightsOf, ShelfState, useMaterialViewer, useShelfActions } from '../../parts/material'
import { FigureLink } from '../../parts/materialCells'
import { PosterPicture } from '../../parts/PosterPicture'
import { SampleButton } from '../../parts/SampleButton'
import { useLeave } from '../../parts/useLeave'
import { WithPhone } from '../../parts/WithPhone'
import { PosterPhone } from './PosterPhone'
import { KIND, LIST, SHELF, UP } from './shelf'

const Head = ({ row, edits }: { row: Poster; edits: boolean }) => {
  const { setQuery } = useScreen()
  const back = useBack(LIST)
  const leave = useLeave(LIST)
  const moves = useShelfActions(SHELF)
  return (
    <Flex justify="space-between" align="center" wrap gap={12} className="poster-head">
      <h2>
        <bdi>{row.title}</bdi>
        <ShelfState row={row} field={poster.status} />
      </h2>
      <Space wrap>
        <Actions
          items={[
            { label: 'materials.edit', can: 'posters.update', primary: true, hide: !edits, run: () => setQuery({ edit: '1' }, true) },
            ...moves(row, leave),
          ]}
        />
        <SampleButton sample={{ src: row.imageUrl, boxes: row.qrPosition, card: Number(row.showCard) === 1 }} name={row.title} />
        <Actions items={[{ label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back }]} />
      </Space>
    </Flex>
  )
}

/** A poster to be read, with what may be done with it and how it looks when it is shared. */
export const PosterView = ({ row }: { row: Poster }) => {
  const t = useT()
  const { edits, blocked } = rightsOf(row, useMaterialViewer())
  const isDown = Number(row.status) !== UP && Number(row.offBy) > 0
  return (
    <section className="card">
      <Head row={row} edits={edits} />
      {blocked && isDown && <Alert type="warning" showIcon title={t('materials.blocked')} style={{ marginBottom: 16 }} />}
      <WithPhone phone={<PosterPhone of={row} />}>
        <Facts
          row={row}
          fields={[
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
            [poster.shareCount, <FigureLink key="shares" field={poster.shareCount} value={row.shareCount} row={row} kind={KIND} />],
            poster.scanCount,
            poster.pushFlag,
            poster.pushTime,
            ...(isDown ? [poster.offBy] : []),
            poster.createBy,
            poster.createTime,
          ]}
        />
      </WithPhone>
    </section>
  )
}
