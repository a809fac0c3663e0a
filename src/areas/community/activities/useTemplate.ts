import * as activities from '@/api/community/socialActivities'
import { ApiError } from '@/api/error'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { useLoad } from '@/kit/data/load'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

/** True if the template does not exist, as opposed to a failed request. The new activity is then blank. */
const isGone = (error: Error | undefined): boolean => error instanceof ApiError && error.fault === 'refused'

/**
 * Loads the template with the id in the address of a new activity. Sends no request without an id. `blank` is the
 * reason why nothing is filled in: deleted or disabled.
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
