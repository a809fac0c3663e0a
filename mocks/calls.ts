/** Every answer of the embedded back end: each file of calls registers its own. */
import.meta.glob('./*/calls/*.ts', { eager: true })
