import { Button, Segmented } from 'antd'
import { ecRecommend, type EcRecommend } from '@/entities/content/ecRecommend'
import { ecBlockSlots } from '@/entities/content/slots'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import type { ColumnOf } from '@/kit/list/columns'
import { useList } from '@/kit/list/place'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { CellLink } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PhaseCell } from '../../parts/phase'
import { isOn } from './cardRules'
import { Cover } from '../../parts/Cover'
import { ContentCell, nameOf } from '../../parts/recommendCells'
import { slotFilter } from '../../parts/SlotFilter'
import type { CardActions } from './useCardActions'

export const FILTERS = [
  slotFilter(ecRecommend.blockCode, ecBlockSlots),
  containsFilter(ecRecommend.title),
  choicesFilter(ecRecommend.contentType),
  containsFilter(ecRecommend.contentTitle),
  choicesFilter(ecRecommend.phase),
  ecRecommend.status,
  spanFilter(ecRecommend.startTime),
]

const HEIGHT = 54
const widthOf = (block: unknown) => {
  const [width, height] = ecBlockSlots[Number(block)]?.size ?? [1, 1]
  return Math.round((HEIGHT * width) / height)
}

export const columnsOf = (
  desk: Pick<CardActions, 'toggle' | 'look'>,
  sorted: (row: EcRecommend) => React.ReactNode,
  t: Translate,
): ColumnOf<EcRecommend>[] => [
  {
    field: ecRecommend.title,
    width: 220,
    cell: (row) => (
      <TwoValues
        upper={
          <CellLink onClick={() => desk.look(row)}>
            <bdi>{nameOf(row)}</bdi>
          </CellLink>
        }
        below={<bdi>{row.subTitle}</bdi>}
      />
    ),
  },
  { field: ecRecommend.status, width: 92, cell: desk.toggle },
  {
    field: ecRecommend.phase,
    width: 128,
    cell: (row) => <PhaseCell field={ecRecommend.phase} phase={row.phase} isOn={isOn(row)} />,
  },
  { field: ecRecommend.sort, width: 96, cell: sorted },
  {
    field: ecRecommend.cover,
    width: 120,
    cell: (row) => (
      <Cover src={row.cover} alt={t(ecRecommend.cover.label)} width={widthOf(row.blockCode)} height={HEIGHT} />
    ),
  },
  ecRecommend.blockCode,
  ecRecommend.contentType,
  { field: ecRecommend.contentTitle, width: 220, cell: (row) => <ContentCell row={row} /> },
  ecRecommend.cornerText,
  { field: ecRecommend.startTime, width: 160, below: ecRecommend.endTime },
  ecRecommend.viewCount,
  ecRecommend.clickCount,
  ecRecommend.clickRate,
  ecRecommend.updateTime,
]

const VIEW = 'view'
const TABLE = 'table'
export const useIsTable = (): boolean => useScreen().query.get(VIEW) === TABLE

export const CardTools = ({ desk, writes }: { desk: CardActions; writes: boolean }) => {
  const t = useT()
  const may = useMay()
  const isTable = useIsTable()
  const { setQuery } = useScreen()
  const { state } = useList()
  const block = Number(state?.texts[ecRecommend.blockCode.key])
  return (
    <>
      {isTable && writes && block > 0 && may('hotContent.createRecommend') && (
        <Button onClick={() => desk.addMany(block)}>{t('card.addMany')}</Button>
      )}
      <Segmented
        aria-label={t('list.view')}
        value={isTable ? TABLE : ''}
        onChange={(to) => setQuery({ [VIEW]: to || undefined, page: undefined, sort: undefined })}
        options={[
          { value: '', label: t('card.isBoard') },
          { value: TABLE, label: t('card.isTable') },
        ]}
      />
    </>
  )
}
