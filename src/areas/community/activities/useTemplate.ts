import * as activities from '@/api/community/socialActivities'
import { ApiError } from '@/api/error'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

/** Whether a template is not there, rather than out of reach: the new activity then begins blank. */
const isGone = (error: Error | undefined): boolean => error instanceof ApiError && error.fault === 'refused'

/**
 * A template with its preset, by the id that the address of a new activity names; asks nothing without one. `blank` says why nothing is filled in: it is gone,
 * or disabled.
 */
export const useTemplate = (id: string | null | undefined) => {
  const t = useT()
  const load = useLoad(activities.getTemplate.query({ id: id ?? '' }, { quiet: true }), { enabled: !!id, keep: false })
  const { data, error } = load
  if (data && is(data.status, enableStatus.disabled))
    return {
      ...load,
      data: undefined,
      blank: t('activities.templateOff', { name: plain(data.templateName) || plain(data.id) }),
    }
  return !data && isGone(error) ? { ...load, error: undefined, blank: t('activities.templateGone') } : load
}
