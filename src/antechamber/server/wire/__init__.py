"""Every message between a server and its clients, by who speaks. `web/src/lib/wire.ts` is made from these modules.

Over HTTP, `requests` and `actions` are what is asked for, `lobby` and `story` what is answered. Over a table's socket,
`client` is what is sent to the server and `table` what it sends. `scalars` are the values that come in, with their
bounds, and `encoding` writes whatever goes out.

A stream is numbered: an `update` fits a client that stands at its `since`; whoever stands elsewhere asks for a `view`.
Times are milliseconds since 1970. Seats count from 0; -1 is the table itself. As a viewer, null are the
spectators and -1 is everyone.
"""
