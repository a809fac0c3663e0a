import * as carModelPlates from '@/api/community/carModelPlates'
import { type Plate, plate, plateType } from '@/entities/community/plate'
import { plateStatus, userType } from '@/entities/community/shared'
import { saleStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { bySort, demanded } from '../../content/rules/order'
import { newId, org } from '../../system/rules/store'
import type { PlateRow } from '../data/boards'
import { plateOf, plates } from '../rules/boards'
import { onPlate, plateView } from '../rules/boardViews'
import { orderOf } from '../rules/order'
import { personOf } from '../rules/people'
import { demandHeadquarters } from '../rules/headquarters'

type Input = Record<string, unknown>

const listed = listOf(carModelPlates.list)<Plate>({
  is: ['id', 'plateType', 'seriesCodes', 'postMode', 'status', 'defaultFlag'],
  like: ['plateName'],
  between: ['updateTime'],
  sort: ['sort', 'dynamicCount', 'todayCount', 'followCount', 'updateTime'],
})
on(carModelPlates.list)((input, { now }) =>
  listed.page(
    plates().map((row) => plateView(row, now)),
    input.sortField ? input : { ...input, sortField: 'sort', sortOrder: 'asc' },
  ),
)
on(carModelPlates.get)(({ id }, { now }) => plateView(plateOf(id), now))
on(carModelPlates.listSeriesNames)(() =>
  org.carSeries.map(({ seriesCode, seriesName, brandCode, status }) => ({
    seriesCode,
    seriesName,
    brandName: org.brands.find((brand) => brand.brandCode === brandCode)?.brandName ?? '',
    status: status === saleStatus.discontinued ? plateStatus.down : plateStatus.up,
  })),
)

const MAX_DEFAULT = 3
const seriesName = (code: string) => org.carSeries.find(({ seriesCode }) => seriesCode === code)?.seriesName ?? code

/** Reads the input of a save, either complete or only the fields that were sent. */
const read = (input: Input, was?: PlateRow) => {
  const { values, faults } = readInto(
    { ...plate, sort: demanded(plate.sort) },
    [
      'plateName',
      'plateType',
      'seriesCodes',
      'icon',
      'cover',
      'intro',
      'moderators',
      'postMode',
      'defaultFlag',
      'sort',
    ],
    input,
    was ?? { sort: 0 },
  )
  const { plateName, plateType: kind, seriesCodes, icon, cover, intro, moderators, defaultFlag } = values
  const status: 0 | 1 = sent(input, 'status') ? (integer(input.status) === plateStatus.up ? 1 : 0) : (was?.status ?? 0)
  const others = plates().filter((row) => row !== was)
  const isUp = status === plateStatus.up
  const taken = seriesCodes.flatMap((one) => {
    const other = others.find((row) => row.seriesCodes.includes(one))
    return other ? [`车系「${seriesName(one)}」已关联板块「${other.plateName}」`] : []
  })
  refuseFields({
    ...faults,
    plateName: faults.plateName ?? (others.some((row) => row.plateName === plateName) ? '板块名称已存在' : undefined),
    plateType:
      faults.plateType ??
      (was && kind !== was.plateType && onPlate(was.id).length > 0 ? '已有动态的板块不可修改类型' : undefined),
    seriesCodes:
      kind === plateType.car && (seriesCodes.length === 0 || seriesCodes.length > 10) ? '请选择 1-10 个车系' : taken[0],
    // These three may be empty until the board is published.
    icon: undefined,
    cover: undefined,
    intro: intro === '' ? undefined : faults.intro,
    moderators:
      moderators.length > 5
        ? '版主最多 5 人'
        : moderators.some(
              (id) =>
                ![userType.owner, userType.president, userType.official].some((one) => one === personOf(id)?.userType),
            )
          ? '版主须为认证车主或官方账号'
          : undefined,
  })
  if (isUp && (icon === '' || cover === '' || intro === '')) throw new Refusal(409, '请先完善图标、头图和简介')
  if (was?.status === plateStatus.up && !isUp && !others.some((row) => row.status === plateStatus.up))
    throw new Refusal(409, '至少保留一个上架板块')
  if (
    defaultFlag === 1 &&
    was?.defaultFlag !== 1 &&
    others.filter((row) => row.defaultFlag === 1).length >= MAX_DEFAULT
  )
    throw new Refusal(409, `默认关注板块最多 ${MAX_DEFAULT} 个`)
  return { ...values, status }
}

on(carModelPlates.create)((input, { user, now }) => {
  demandHeadquarters(user, 'carModelPlates.create')
  const row = read({ ...input })
  const id = newId()
  plates().push({ ...row, id, followCount: 0, updateBy: user.nickname, updateTime: formatTime(now) })
  return { id }
})
on(carModelPlates.update)((input, { user, now }) => {
  demandHeadquarters(user, 'carModelPlates.update')
  const row = plateOf(input.id)
  refuseChanged(row, input)
  Object.assign(row, read({ ...input }, row), { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(carModelPlates.move)(({ id, direction }, { user }) => {
  demandHeadquarters(user, 'carModelPlates.move')
  const ids = plates()
    .toSorted(bySort)
    .map((row) => row.id)
  const from = ids.indexOf(plateOf(id).id)
  const to = direction === 'up' ? from - 1 : from + 1
  if (to < 0 || to >= ids.length) throw new Refusal(409, '列表已变更，请刷新')
  ids.splice(to, 0, ...ids.splice(from, 1))
  orderOf(plates(), ids)
})
on(carModelPlates.sort)(({ ids }, { user }) => {
  demandHeadquarters(user, 'carModelPlates.sort')
  orderOf(plates(), texts(ids))
})
