import { Skeleton } from 'antd'
import { type ComponentType, useEffect, useState } from 'react'
import { isBlockable } from '@/lib/blockable'
import { inTime } from '@/lib/inTime'
import { translate } from '@/locales'
import { Failed } from './load'

/**
 * A part of a screen whose code is fetched when it is first shown: `later(() => import('./Editor'))`. While it is on its way a skeleton stands there; when it
 * cannot be had, a failure with a retry - React.lazy would keep that failure for good (F-235).
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined
  return (props) => {
    const [failed, setFailed] = useState<Error>()
    const [, arrived] = useState(false)
    useEffect(() => {
      if (loaded || failed) return
      let gone = false
      inTime(load()).then(
        (module) => {
          loaded = module.default
          if (!gone) arrived(true)
        },
        (error: unknown) => {
          const isBlocked = navigator.onLine && error instanceof Error && isBlockable(error.message)
          if (!gone) setFailed(new Error(translate(isBlocked ? 'error.blocked' : 'error.network')))
        },
      )
      return () => {
        gone = true
      }
    }, [failed])
    const Part = loaded
    if (Part) return <Part {...props} />
    return failed ? (
      <Failed error={failed} retry={() => setFailed(undefined)} />
    ) : (
      <Skeleton active className="frame-wait" paragraph={{ rows: 8 }} />
    )
  }
}
