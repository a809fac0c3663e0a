import { type ReactNode, useState } from 'react'
import * as activities from '@/api/community/socialActivities'
import { checkType } from '@/entities/community/activity'
import { type Enroll, enrollStatus } from '@/entities/community/enroll'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { CANCELLED, useAction } from '@/kit/data/useAction'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { OffShelfDialog } from '../../activities/OffShelfDialog'
import { useCheck } from '../../activities/useCheck'

export const enrollName = ({ title, id }: Pick<Enroll, 'title' | 'id'>): string => plain(title) || id
/** True if an activity can be published: it is a draft or was withdrawn. */
export const isOut = ({ status }: Pick<Enroll, 'status'>): boolean => is(status, enrollStatus.draft, enrollStatus.down)
/** True if users see an activity that has not ended. */
export const isUp = ({ status }: Pick<Enroll, 'status'>): boolean =>
  is(status, enrollStatus.announced, enrollStatus.open, enrollStatus.closed, enrollStatus.running)

/**
 * Returns the actions that publish an activity, after a check by the server, and withdraw it. `edit` navigates to a
 * field with an error.
 */
export const useEnrollShelf = (
  edit: (row: Enroll, field: string) => void,
): { shelf: (row: Enroll) => Action[]; window: ReactNode } => {
  const t = useT()
  const { act } = useAction()
  const { passes, window } = useCheck()
  const [asked, setAsked] = useState<Enroll>()
  const publish = (row: Enroll) =>
    act(
      async () => {
        // List rows may lack checked fields, so load the whole record.
        const { stat: _stat, ...whole } = await activities.getEnroll({ id: row.id })
        const passed = await passes(checkType.enroll, whole, t('activities.upAnyway'), (field) => edit(row, field))
        return passed ? activities.shelveEnroll({ id: row.id, status: 1 }) : CANCELLED
      },
      { done: t('activities.isUp') },
    )
  const people = numberIn(asked?.enrollCount) ?? 0
  return {
    shelf: (row) => [
      {
        label: 'activities.up',
        can: 'socialActivities.shelveEnroll',
        next: true,
        hide: !isOut(row),
        run: () => publish(row),
      },
      {
        label: 'activities.down',
        can: 'socialActivities.shelveEnroll',
        danger: true,
        hide: !isUp(row),
        run: () => setAsked(row),
      },
    ],
    window: (
      <>
        {window}
        {asked && (
          <OffShelfDialog
            title={enrollName(asked)}
            notice="enrolments.downNotice"
            effect={people > 0 ? t('enrolments.downEffect', { count: people }) : undefined}
            typed={is(asked.status, enrollStatus.running)}
            save={(why) => activities.shelveEnroll({ id: asked.id, status: 0, ...why })}
            onClose={() => setAsked(undefined)}
          />
        )}
      </>
    ),
  }
}
