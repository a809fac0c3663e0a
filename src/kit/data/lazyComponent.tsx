import { Skeleton } from 'antd'
import { type ComponentType, useEffect, useState } from 'react'
import { isBlockable } from '@/lib/blockable'
import { inTime } from '@/lib/inTime'
import { translate } from '@/locales'
import { Failed } from './load'

/**
 * Loads the code of a component on first use: `lazyComponent(() => import('./Editor'))`. Shows a skeleton while
 * loading, and on failure an error with a retry, since React.lazy would keep the failure (F-235).
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
