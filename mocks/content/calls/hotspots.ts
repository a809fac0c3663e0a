import * as advertisements from '@/api/content/advertisements'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { withId } from '../../core/input'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { hotspots } from '../rules/ads'
import { demandHead } from '../rules/writers'

const PAGE = '/configuration/configuration'

on(advertisements.listHotspots)((_, { user, now }) => {
  demandPage(user, PAGE)
  const records = hotspots().toSorted((a, b) => a.sort - b.sort)
  // The data holds only the values of the enumerations.
  return { records, asOf: formatTime(now) } as never
})
/** Switches a hotspot and returns its current state, because another user may have switched it meanwhile. */
const turn =
  (permission: string, status: 0 | 1) =>
  (input: { id: string }, { user, now }: { user: UserRow; now: number }) => {
    demand(user, permission)
    demandPage(user, PAGE)
    demandHead(user)
    const row = withId(hotspots(), input.id, '记录不存在或无权查看')
    const running = hotspots().filter((one) => one.status === enableStatus.enabled)
    if (status === enableStatus.disabled && running.length === 1 && running[0] === row)
      throw new Refusal(400, '至少保留一个热点')
    Object.assign(row, { status, newFlag: 0, updateBy: user.nickname, updateTime: formatTime(now) })
    return { ...row }
  }
on(advertisements.enableHotspot)(turn('advertisements.enableHotspot', enableStatus.enabled))
on(advertisements.disableHotspot)(turn('advertisements.disableHotspot', enableStatus.disabled))
