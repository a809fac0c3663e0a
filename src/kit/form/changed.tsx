import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Space } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import type { Since } from '@/api/call'
import { isChanged } from '@/api/error'
import { markReported } from '@/api/notices'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Dialog } from '../dialog/dialog'

/** Version of a record saved by somebody else: who, when, and a note on the difference. */
export interface Newer {
  updateBy?: string
  updateTime?: string
  more?: ReactNode
}
/** Spread into an update: empty, or the flag that overwrites the other version. */
export type Force = Pick<Since, 'force'>

interface Conflict extends Newer {
  words: string
}

/**
 * Handles updates of a form that are rejected because somebody else saved the record. `send` runs an update and
 * rethrows its error; on a conflict it loads the current record by `newer` for the `ChangedMeanwhile` dialog. There
 * the input stays, becomes a draft for the newer version, or overwrites it.
 */
export const useChanged = () => {
  const [conflict, setConflict] = useState<Conflict>()
  const forces = useRef(false)
  const send = async <O,>(
    update: (force: Force) => O | Promise<O>,
    newer?: () => Promise<Newer | undefined>,
  ): Promise<O> => {
    const force: Force = forces.current ? { force: true } : {}
    forces.current = false
    try {
      return await update(force)
    } catch (error) {
      if (isChanged(error) && error instanceof Error && newer) {
        markReported(error, 'place')
        setConflict({ words: error.message, ...(await newer().catch(() => undefined)) })
      }
      throw error
    }
  }
  return {
    send,
    conflict,
    close: () => setConflict(undefined),
    overwrite: (submit: () => void) => {
      forces.current = true
      setConflict(undefined)
      submit()
    },
  }
}

export const ChangedMeanwhile = ({
  of: { conflict, close, overwrite },
  submit,
  saveDraft,
  reload,
}: {
  of: Omit<ReturnType<typeof useChanged>, 'send'>
  submit: () => void
  saveDraft: () => void
  reload: () => void
}) => {
  const t = useT()
  const client = useQueryClient()
  const [reading, setReading] = useState(false)
  const seeLatest = async () => {
    setReading(true)
    saveDraft()
    await client.invalidateQueries()
    setReading(false)
    close()
    reload()
  }
  const { updateBy, updateTime, words, more } = conflict ?? {}
  return (
    <Dialog
      open={conflict !== undefined}
      title={
        updateBy && updateTime
          ? t('kit.changedBy', { name: updateBy, time: formatTime(updateTime, 'YYYY-MM-DD HH:mm') })
          : words
      }
      width={more ? 900 : 480}
      onClose={close}
      footer={
        <Space wrap>
          <Button autoFocus type="primary" loading={reading} onClick={() => void seeLatest()}>
            {t('kit.seeLatest')}
          </Button>
          <Button danger disabled={reading} onClick={() => overwrite(submit)}>
            {t('kit.overwrite')}
          </Button>
        </Space>
      }
    >
      <Alert type="warning" showIcon title={t('kit.changedEffect')} />
      {more}
    </Dialog>
  )
}
