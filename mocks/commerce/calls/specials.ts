import * as specials from '@/api/commerce/specials'
import { type Subject, subjectUp } from '@/entities/community/targets'
import { at } from '../../core/random'
import { colors, picture } from '../../core/context'
import { on } from '../../core/dispatcher'
import { seeded } from '../../core/control'

const subjects = seeded('subjects', () =>
  ['商城首页', '春季露营好物', '新车主专区', '积分换好礼', '充电补能专场', '年末回馈', '亲子出行季'].map(
    (title, index): Subject & { status: number } => ({
      id: String(660_001 + index * 7),
      title,
      cover: picture(title.slice(0, 4), at(colors, index), 690, 388),
      status: index === 5 ? 2 : subjectUp,
    }),
  ),
)
on(specials.listSubjectOptions)(({ status }) => {
  const records = subjects().filter((row) => row.status === Number(status))
  return { records, total: records.length }
})
