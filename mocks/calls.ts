import.meta.glob('./*/calls/*.ts', { eager: true })
