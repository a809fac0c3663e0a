import * as invitationPosters from '@/api/marketing/invitationPosters'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import type { InvitationPoster } from '@/entities/marketing/invitationPoster'
import { invitationStatus } from '@/entities/marketing/posterEnums'
import type { Action } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { statePair } from '@/kit/list/statePair'
import { useT } from '@/locales'

const useShelf = () => {
  const { data } = useLoad(
    invitationPosters.list.query({ status: [invitationStatus.up], pageNo: 1, pageSize: 2 }, { quiet: true }),
  )
  const [first] = data?.records ?? []
  // Unknown counts as last, so that the warning is never missing.
  return { isLast: !data || data.records.length <= 1, topped: first && isYes(first.topFlag) ? first.id : undefined }
}

/** Actions of a poster that its state allows; `removed` runs after its deletion. */
export const useInvitationActions = () => {
  const t = useT()
  const { head: isHead } = useViewer()
  const shelf = useShelf()
  const state = statePair<InvitationPoster>(t, {
    can: 'invitationPosters.setShelf',
    isOn: (row) => is(row.status, invitationStatus.up),
    set: ({ id }, on) => invitationPosters.setShelf({ id, status: on ? invitationStatus.up : invitationStatus.down }),
    on: {
      label: 'materials.putUp',
      done: t('materials.isUp'),
      next: true,
      when: (row) => isHead && is(row.status, invitationStatus.down),
    },
    off: {
      label: 'materials.takeDown',
      done: t('materials.isDown'),
      when: () => isHead,
      ask: ({ title }) => ({
        title: t('materials.takeDownAsk', { title }),
        effect: t(shelf.isLast ? 'invitations.lastDown' : 'invitations.downEffect'),
        danger: shelf.isLast,
      }),
    },
  })
  return (row: InvitationPoster, removed?: () => void): Action[] => {
    const { id, title } = row
    const onTop = isYes(row.topFlag)
    const replaces = !onTop && shelf.topped !== undefined && shelf.topped !== id
    return [
      ...state.actions(row),
      {
        label: onTop ? 'posters.untop' : 'posters.top',
        can: 'invitationPosters.top',
        hide: !isHead || !is(row.status, invitationStatus.up),
        ask: replaces ? { title: t('invitations.topAsk', { title }), effect: t('invitations.topEffect') } : undefined,
        run: () => invitationPosters.top({ id, status: onTop ? 0 : 1 }),
        done: t(onTop ? 'posters.untopped' : 'posters.topped'),
      },
      {
        label: 'kit.delete',
        can: 'invitationPosters.remove',
        danger: true,
        hide: !isHead || !is(row.status, invitationStatus.down, invitationStatus.ended),
        ask: { title: t('materials.deleteAsk', { title }), effect: t('materials.deleteEffect') },
        run: () => invitationPosters.remove({ id }),
        done: t('materials.isDeleted'),
        leave: removed,
      },
    ]
  }
}
