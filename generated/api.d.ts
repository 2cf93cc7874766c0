// written by `make generate`
export interface paths {
    "/api/achievements/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the badge catalog
         * @description Returns every badge family with its tiers and the rarity of each tier. The catalog is the same for everyone. Hidden badges are counted but not described.
         */
        get: operations["Achievements_GetCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/achievements/hint/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a hint
         * @description Dismisses the hint for one tier of a badge family permanently; the next hint is for another tier. Dismissing it again has no effect.
         */
        post: operations["Achievements_DismissHint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/achievements/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's achievements
         * @description Returns the caller's badges, the progress in every badge family and the next hint. Tiers that the caller qualifies for but does not hold are granted first, with a notification for each. Earned tiers are kept when prints are deleted. Days and weeks are in the caller's time zone.
         */
        get: operations["Achievements_GetMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/accuracy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get estimate accuracy
         * @description Compares slicer estimates of print time and material with actual values for the caller's prints, by printer, by material and over time.
         */
        get: operations["Analytics_GetAccuracy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get activity over time
         * @description Returns the count, print time, filament use and cost of the caller's prints per period, a calendar of print days, streaks, start times and durations.
         */
        get: operations["Analytics_GetActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get costs
         * @description Returns the caller's spending on filament, electricity and maintenance, over time and by material type and brand, and the cost of failed prints.
         */
        get: operations["Analytics_GetCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get failures
         * @description Returns why the caller's prints failed or were cancelled and what that cost, by kind of cause and by reason, and how often prints fail by printer and by material type.
         */
        get: operations["Analytics_GetFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get filament consumption
         * @description Returns the filament consumption of the caller's prints by material type, brand, color and filament type, the most used spools, how long each spool will last, and waste.
         */
        get: operations["Analytics_GetMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the overview
         * @description Returns the print count, success rate, filament use, print time, cost, average rating and measured energy of the caller's prints, the prints by status over time, and highlights.
         */
        get: operations["Analytics_GetOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Analytics/printers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get printer usage
         * @description Returns one row for each of the caller's printers, including idle ones, with its use over time, success rate, ratings, measured energy, utilization and maintenance events.
         */
        get: operations["Analytics_GetPrinters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bambuddy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a notification of Bambuddy
         * @description Processes a notification from the webhook of Bambuddy. A start creates a print, an end finishes it, progress is recorded with it, and other notifications change nothing. Repeated notifications have no further effect. The printer is the one of the parameter `printerId` or, without it, the only one that has the name that Bambuddy sends, in any case. If there is none, the response is 403. If the caller has reached the maximum number of prints, a notification that creates a print gets 409; the service retries it within the hour, for up to a day. If the body is too large, its image is dropped and the notification is processed; the response says so. A test notification is not stored. The prints have the source `ApiKey`.
         */
        post: operations["Bambuddy_PostNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/BlockedUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blocked users
         * @description Returns the users whom the caller has blocked, most recently blocked first.
         */
        get: operations["BlockedUsers_GetBlockedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/BlockedUsers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block a user
         * @description Prevents a user from commenting on the caller's prints and from editing comments there. Existing comments stay until they are removed. Only users with a public profile, and users who have commented on one of the caller's prints, can be blocked; for anyone else the response is 404. Blocking a user again has no effect and returns the same response.
         */
        put: operations["BlockedUsers_PutBlockedUser"];
        post?: never;
        /**
         * Unblock a user
         * @description Lets a user comment on the caller's prints again. If the user is not blocked, nothing changes and the response is the same.
         */
        delete: operations["BlockedUsers_DeleteBlockedUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's brands
         * @description Returns the caller's brands of filament. A spool or filament type with a new brand name adds a brand.
         */
        get: operations["Brands_GetBrands"];
        put?: never;
        /**
         * Add a brand
         * @description Adds a brand for the caller. If the caller already has a brand with this name, in any case, or the maximum number of brands, the response is 409.
         */
        post: operations["Brands_PostBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a brand
         * @description Returns one of the caller's brands.
         */
        get: operations["Brands_GetBrand"];
        put?: never;
        post?: never;
        /**
         * Delete a brand
         * @description Deletes one of the caller's brands. If it has filament types, the response is 409.
         */
        delete: operations["Brands_DeleteBrand"];
        options?: never;
        head?: never;
        /**
         * Update a brand
         * @description Updates one of the caller's brands with a JSON Merge Patch (RFC 7396): omitted properties are unchanged, and null clears a nullable property. Spools that had the old name get the new one. If the caller has another brand with this name, in any case, the response is 409.
         */
        patch: operations["Brands_PatchBrand"];
        trace?: never;
    };
    "/api/Comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a comment
         * @description Returns a comment that the caller wrote, or a comment on a print that the caller can see: one of their own, a public one, or an unlisted one with its `shareKey`.
         */
        get: operations["Comments_GetComment"];
        /**
         * Edit a comment
         * @description Replaces the text of a comment. Only the author can edit a comment, unless the owner of the print has blocked them.
         */
        put: operations["Comments_PutComment"];
        post?: never;
        /**
         * Delete a comment
         * @description Permanently deletes a comment. Only the author can delete a comment.
         */
        delete: operations["Comments_DeleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connected-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected agents
         * @description Returns every AI agent that can act for the caller, most recently seen first. With `includeRevoked`, agents that are disconnected are listed too. The list is not paged.
         */
        get: operations["ConnectedAgents_GetConnectedAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connected-agents/{grantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an agent
         * @description Revokes a grant. From then on, requests from the agent's client on behalf of the caller are rejected, even with new tokens from the same sign-in, until the caller signs in with the agent again or allows it again. If the grant does not exist or is not the caller's, nothing changes and the response is the same.
         */
        delete: operations["ConnectedAgents_RevokeConnectedAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connected-agents/{grantId}/allow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reconnect an agent
         * @description Lets the client of a revoked grant act for the caller again; its next request starts a new grant. If the grant does not exist, is active or is not the caller's, nothing changes and the response is the same.
         */
        post: operations["ConnectedAgents_AllowConnectedAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Cura/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve slicer settings
         * @description Returns settings that a slicer plug-in uploaded. The first signed-in user who retrieves a record becomes its owner; every other user then gets 403, even with the id. `HEAD` does not claim a record. If the settings would exceed the caller's storage for slicer settings, the response is 409 and the record stays unclaimed.
         */
        get: operations["SlicerSettings_GetSettings"];
        put?: never;
        /**
         * Upload slicer settings
         * @description Stores the settings of a slicer plug-in until a user retrieves them. Unclaimed settings are deleted after at most 90 days, and those larger than 256 KiB after 24 hours. The body is read as JSON regardless of its media type, up to 4 MiB. No credentials are required. The bytes that one network address can upload in a day are limited, with 429 beyond the limit; so are all unclaimed settings together, with 503. Each record counts as at least 4 KiB.
         */
        post: operations["SlicerSettings_SaveSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List devices
         * @description Returns the app installations and browsers that are registered for the caller, most recently registered or refreshed first. Their tokens and subscriptions are not shown. Requires an OAuth access token; with an API key the response is 403.
         */
        get: operations["Devices_GetDevices"];
        put?: never;
        /**
         * Register a device for push notifications
         * @description Registers an app installation or a browser, or replaces its registration. A browser, or an app that receives Web Push, is sent notifications when it has a `subscription`. The registration is removed when the push service reports that it no longer exists. Requires an OAuth access token; API keys are rejected.
         */
        post: operations["Devices_RegisterDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Devices/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unregister a device
         * @description Removes the registration of an app installation or a browser, by its token or by its `id` in the list. If it is not registered, or not the caller's, nothing changes and the response is the same.
         */
        delete: operations["Devices_DeleteDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Devices/web-push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the Web Push key
         * @description Returns the public key with which this service identifies itself to push services (RFC 8292). A browser subscribes with it as `applicationServerKey`. Requires an OAuth access token; with an API key the response is 403.
         */
        get: operations["Devices_GetWebPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the event log
         * @description Returns the caller's events in the order of their positions, which have no gaps. With `Accept: text/event-stream`, the response is a stream of server-sent events that continues until the client closes it: `id` is the position, `event` the name, `data` the event as JSON. It begins after `Last-Event-ID` or `after`, or else with the next event. It may end at any time, and continues after the last event that the client received. With any other `Accept`, the response is a page; request the next one with its `position` as `after`. Without `after`, the first page begins with the oldest event that is stored. Events are stored for a limited time, by default 7 days: if events after the requested position are no longer stored, a stream begins with an event named `reset` and a page has `isReset`, and the client must read the records again. A user can have a limited number of streams, by default 5; another one is rejected with 429.
         */
        get: operations["Events_GetEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List archives
         * @description Returns the caller's archives, newest first. They are stored for a limited time, by default 7 days.
         */
        get: operations["Exports_GetExports"];
        put?: never;
        /**
         * Make an archive
         * @description Starts the creation of a zip archive of everything that the caller has recorded: all records as JSON lines, and the images. It contains no keys, secrets or data of other people. Its progress is in the record and in the event log. While an archive is being created, or if the caller has reached the maximum number of archives, the response is 409; after the maximum number of one day, it is 429.
         */
        post: operations["Exports_PostExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an archive's record
         * @description Returns one of the caller's archives, with its progress and, when it is ready, a link to download it.
         */
        get: operations["Exports_GetExport"];
        put?: never;
        post?: never;
        /**
         * Delete an archive
         * @description Permanently deletes one of the caller's archives, or cancels its creation. Links to it stop working immediately. It still counts towards the number of archives of its day.
         */
        delete: operations["Exports_DeleteExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Exports/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an archive
         * @description Returns the zip file. Its owner can read it with the usual credentials; anyone can with the `downloadUrl` of the record, which works for one to two hours. If the archive is not ready, or the link has expired, the response is 404. `Range` requests are supported.
         */
        get: operations["Exports_GetArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the feed
         * @description Returns recent activity, newest first: public prints of other users, the caller's own prints and comments, and comments on the caller's prints. The feed is limited to 1,000 items; it excludes prints that have not started and anything published by suspended users.
         */
        get: operations["Feed_GetFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's spools
         * @description Returns the caller's spools with their stock. A spool must match every filter.
         */
        get: operations["Filaments_GetFilaments"];
        put?: never;
        /**
         * Add a spool
         * @description Adds a spool for the caller. With `typeId`, omitted facts are those of the filament type, and nothing else is required. Without it, `displayName` and `materialType` are required, and the spool gets the filament type with the same facts, which is added if there is none. The nominal weight, if known, becomes the first entry in the ledger. If another spool has the `number`, or the caller has reached the maximum number of spools, filament types or brands, the response is 409.
         */
        post: operations["Filaments_PostFilament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a spool
         * @description Returns one of the caller's spools with its stock.
         */
        get: operations["Filaments_GetFilament"];
        /**
         * Replace a spool
         * @description Replaces one of the caller's spools. Omitted properties get their defaults; an omitted `typeId` or `number` is unchanged. The ledger is kept; a different nominal weight adds an entry to it. If another spool has the `number`, the response is 409.
         */
        put: operations["Filaments_PutFilament"];
        post?: never;
        /**
         * Delete a spool
         * @description Deletes one of the caller's spools and its ledger. If the spool has prints, or a running print uses it, the response is 409; mark it as inactive instead.
         */
        delete: operations["Filaments_DeleteFilament"];
        options?: never;
        head?: never;
        /**
         * Update a spool
         * @description Updates one of the caller's spools with a JSON Merge Patch (RFC 7396): omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. With another `typeId`, the facts that are not in the request become those of the type, except the weights and the price. Other facts deviate from the type. A different nominal weight adds an entry to the ledger. If another spool has the `number`, the response is 409.
         */
        patch: operations["Filaments_PatchFilament"];
        trace?: never;
    };
    "/api/Filaments/{id}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust the stock of a spool
         * @description Adjusts the stock of one of the caller's spools by adding an entry to its ledger. Provide exactly one of the three weights. If the spool has no nominal weight, or `measuredWeightMg` is provided and the spool has no empty weight, the response is 409.
         */
        post: operations["Filaments_PostAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/{id}/adjustments/{entryId}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse an adjustment
         * @description Reverses an adjustment by adding another entry to the ledger. If the entry is not an adjustment, comes from a change of the nominal weight, or is already reversed, the response is 409. `If-Match` names the version of the spool.
         */
        post: operations["Filaments_PostReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the images of a spool
         * @description Returns the images of one of the caller's spools. Nobody else can read them.
         */
        get: operations["Filaments_GetImages"];
        put?: never;
        /**
         * Add an image to a spool
         * @description Adds an image to one of the caller's spools. A spool can have up to 100 images; beyond that, the response is 409. If the image would exceed the caller's storage for images, the response is 413.
         */
        post: operations["Filaments_PostImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock changes of a spool
         * @description Returns the ledger of one of the caller's spools, newest entry first.
         */
        get: operations["Filaments_GetLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/{id}/ledger/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the stock changes of a spool
         * @description Returns the whole ledger of one of the caller's spools, newest entry first, as CSV. The columns are in `docs/archive.md` of the service's source.
         */
        get: operations["Filaments_GetLedgerCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List brands
         * @description Returns the brands of the caller's spools.
         */
        get: operations["Filaments_GetBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the caller's spools
         * @description Returns all of the caller's spools that match every filter, as CSV. The columns are in `docs/archive.md` of the service's source.
         */
        get: operations["Filaments_GetCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/purchase-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchase locations
         * @description Returns the places where the caller bought spools.
         */
        get: operations["Filaments_GetPurchaseLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Filaments/storage-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List storage locations
         * @description Returns the places where the caller stores spools.
         */
        get: operations["Filaments_GetStorageLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FilamentTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's filament types
         * @description Returns the caller's filament types with their stock. A type must match every filter.
         */
        get: operations["FilamentTypes_GetFilamentTypes"];
        put?: never;
        /**
         * Add a filament type
         * @description Adds a filament type for the caller. If the caller has reached the maximum number of filament types or brands, the response is 409.
         */
        post: operations["FilamentTypes_PostFilamentType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/FilamentTypes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a filament type
         * @description Returns one of the caller's filament types.
         */
        get: operations["FilamentTypes_GetFilamentType"];
        put?: never;
        post?: never;
        /**
         * Delete a filament type
         * @description Deletes one of the caller's filament types. If there are spools of the type, the response is 409.
         */
        delete: operations["FilamentTypes_DeleteFilamentType"];
        options?: never;
        head?: never;
        /**
         * Update a filament type
         * @description Updates one of the caller's filament types with a JSON Merge Patch (RFC 7396): omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. Spools of the type that had the old value of a property get the new one, except their weights and prices. If the caller has reached the maximum number of brands, the response is 409.
         */
        patch: operations["FilamentTypes_PatchFilamentType"];
        trace?: never;
    };
    "/api/Images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an image's description
         * @description Returns the caption, place, size and URLs of one of the caller's images, whatever it belongs to. Its bytes are at the URLs (`Media_GetImage`).
         */
        get: operations["Images_GetImage"];
        put?: never;
        post?: never;
        /**
         * Delete an image
         * @description Permanently deletes one of the caller's images, whatever it belongs to.
         */
        delete: operations["Images_DeleteImage"];
        options?: never;
        head?: never;
        /**
         * Caption or move an image
         * @description Updates one of the caller's images with a JSON Merge Patch (RFC 7396). A new `position` moves the image within the list of its record, and the others make room: 0 makes it the cover, which lists and previews show. The same request again changes nothing.
         */
        patch: operations["Images_PatchImage"];
        trace?: never;
    };
    "/api/Images/{imageId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an image
         * @description Turns one of the caller's images. The turned image replaces it in its place, with its caption and date, under a new `id` and new URLs: the bytes at a URL never change, so no cache shows the old ones. The old `id` is then unknown, and the same request without its `Idempotency-Key` gets 404 instead of turning the image again.
         */
        post: operations["Images_RotateImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Returns the caller's imports, newest first. They are stored for 30 days.
         */
        get: operations["Imports_GetImports"];
        put?: never;
        /**
         * Upload a file to import
         * @description Stores a file and finds out what it is: an archive of this service or one of its CSVs, the history of Moonraker as its API or its database has it, the spools of Spoolman as JSON, as CSV or in its database, the CSV or database of OctoPrint's PrintJobHistory or SpoolManager, one of the two CSVs of Bambuddy, or a table of prints or spools that a person has made. A file that is none of them, or that cannot be read, is 400. A dry run follows in the background: when the import is `Ready`, each row has its verdict and nothing has changed. A file can have up to 256 MiB and 1,000,000 rows. If the caller has reached the maximum number of imports, or of their bytes, the response is 409.
         */
        post: operations["Imports_PostImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import
         * @description Returns one of the caller's imports with its progress and the number of rows by verdict.
         */
        get: operations["Imports_GetImport"];
        put?: never;
        post?: never;
        /**
         * Delete an import
         * @description Deletes the uploaded file and the verdicts of an import. The records that it has made stay, and can no longer be undone together. While the import is being committed or undone, the response is 409.
         */
        delete: operations["Imports_DeleteImport"];
        options?: never;
        head?: never;
        /**
         * Change how a file is imported
         * @description Updates an import with a JSON Merge Patch (RFC 7396): the time zone and currency where the file names none, the printers and spools that its names stand for, and whether its prints deduct from spools. The dry run is then repeated. If the import is not `Ready`, the response is 409.
         */
        patch: operations["Imports_PatchImport"];
        trace?: never;
    };
    "/api/Imports/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit an import
         * @description Makes the records of an import that is `Ready`, in batches in the background. It continues after an interruption, and no row counts twice. If the import is in another state, the response is 409. `If-Match` names the version of the import whose dry run the caller has seen.
         */
        post: operations["Imports_CommitImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of an import
         * @description Returns the rows of one of the caller's imports in the order of the file, each with its verdict: what the row would become, or what it has become after the commit.
         */
        get: operations["Imports_GetRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Removes the records that a committed import has made and that nobody has changed or used since, in batches in the background. The other rows say why their records stay. An import that has failed can be undone too, since a part of it may have been committed. If the import is neither `Committed` nor `Failed`, the response is 409.
         */
        post: operations["Imports_UndoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List common materials
         * @description Returns common printing materials with typical values. The list is not paged. No credentials are required.
         */
        get: operations["Materials_GetMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Moonraker/notifier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a firmware event
         * @description Processes an event from a printer-firmware notifier. A start event creates a print, an end event finishes it, and other events change nothing. Repeated events have no further effect. If the printer is unknown or not the caller's, the response is 403. If the caller has reached the maximum number of prints, a start event gets 409; the service retries it within the hour, for up to a day. If the body is too large, its images are dropped and the event is processed; the response says so.
         */
        post: operations["Moonraker_PostNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Returns the caller's notifications, newest first. A notification must match every filter.
         */
        get: operations["Notifications_GetNotifications"];
        put?: never;
        post?: never;
        /**
         * Delete all notifications
         * @description Permanently deletes all of the caller's notifications.
         */
        delete: operations["Notifications_DeleteNotifications"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a notification
         * @description Permanently deletes one of the caller's notifications.
         */
        delete: operations["Notifications_DeleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a notification as read
         * @description Marks one of the caller's notifications as read.
         */
        put: operations["Notifications_PutRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark all notifications as read
         * @description Marks all of the caller's notifications as read.
         */
        put: operations["Notifications_PutReadAll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get notification settings
         * @description Returns which notifications the caller gets in the app and by push, and the quiet hours. Requires an OAuth access token; with an API key the response is 403.
         */
        get: operations["Notifications_GetSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update notification settings
         * @description Updates the settings with a JSON Merge Patch (RFC 7396): omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. Requires an OAuth access token; with an API key the response is 403.
         */
        patch: operations["Notifications_PatchSettings"];
        trace?: never;
    };
    "/api/Notifications/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread notifications
         * @description Returns the number of notifications that the caller has not read.
         */
        get: operations["Notifications_GetUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Obico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a notification of Obico
         * @description Processes a notification from the webhook of Obico. A start creates a print, an end finishes it, and other notifications change nothing. Repeated notifications have no further effect. Obico reports a print that has failed as cancelled. The printer is the one of the parameter `printerId` or, without it, the only one that has the name that Obico sends, in any case. If there is none, the response is 403. If the caller has reached the maximum number of prints, a notification that creates a print gets 409; the service retries it within the hour, for up to a day. The image is not requested from its address, which is not stored. A test notification is not stored. The prints have the source `ApiKey`.
         */
        post: operations["Obico_PostNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/OctoEverywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a notification of OctoEverywhere
         * @description Processes a notification from the webhook of OctoEverywhere. A start creates a print, an end finishes it, progress is recorded with it, and other notifications change nothing. Repeated notifications have no further effect. The printer is the one of the parameter `printerId` or, without it, the only one that has the name that OctoEverywhere sends, in any case. If there is none, the response is 403. If the caller has reached the maximum number of prints, a notification that creates a print gets 409; the service retries it within the hour, for up to a day. The image is not requested from its address; addresses and the secret key are not stored. A test notification is not stored. The prints have the source `ApiKey`.
         */
        post: operations["OctoEverywhere_PostNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Octoprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a print-server event
         * @description Processes an event from a print-server webhook. A start event creates a print, an end event finishes it, and other events change nothing. Repeated events have no further effect. The API key can also be sent in the body, as `apiSecret`; without any credential the response is 401. If the printer is unknown or not the caller's, the response is 403. If the caller has reached the maximum number of prints, a start event gets 409; the service retries it within the hour, for up to a day. If the body is too large, its images are dropped and the event is processed; the response says so.
         */
        post: operations["Octoprint_PostEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PrinterCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List printer categories
         * @description Returns the values for the `category` of a printer. The list is not paged. No credentials are required.
         */
        get: operations["PrinterCategories_GetPrinterCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PrinterMaintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List maintenance entries
         * @description Returns the maintenance entries of the caller's printers, newest first. An entry must match every filter.
         */
        get: operations["PrinterMaintenance_GetEntries"];
        put?: never;
        /**
         * Record maintenance
         * @description Records completed or planned maintenance of one of the caller's printers. Completed work that recurs is planned again. If the caller has reached the maximum number of entries, the response is 409.
         */
        post: operations["PrinterMaintenance_PostEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PrinterMaintenance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a maintenance entry
         * @description Returns a maintenance entry of one of the caller's printers.
         */
        get: operations["PrinterMaintenance_GetEntry"];
        /**
         * Replace a maintenance entry
         * @description Replaces one of the caller's maintenance entries. Omitted properties get their defaults. Completing work that recurs plans it again; if the caller has reached the maximum number of entries, the response is 409.
         */
        put: operations["PrinterMaintenance_PutEntry"];
        post?: never;
        /**
         * Delete a maintenance entry
         * @description Permanently deletes one of the caller's maintenance entries.
         */
        delete: operations["PrinterMaintenance_DeleteEntry"];
        options?: never;
        head?: never;
        /**
         * Update a maintenance entry
         * @description Updates one of the caller's maintenance entries with a JSON Merge Patch (RFC 7396): omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. Completing work that recurs plans it again and, without a `date`, sets it to now; if the caller has reached the maximum number of entries, the response is 409.
         */
        patch: operations["PrinterMaintenance_PatchEntry"];
        trace?: never;
    };
    "/api/PrinterMaintenance/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete planned maintenance
         * @description Marks one of the caller's planned maintenance entries as done and returns it. Work that recurs is planned again, counting from the date of this work. If the entry is already done, or the caller has reached the maximum number of entries, the response is 409.
         */
        post: operations["PrinterMaintenance_CompleteEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PrinterMaintenance/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List maintenance categories
         * @description Returns the categories of the caller's maintenance entries, and common categories as suggestions.
         */
        get: operations["PrinterMaintenance_GetCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PrinterMaintenance/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download maintenance entries
         * @description Returns all maintenance entries of the caller's printers that match every filter, newest first, as CSV. The columns are in `docs/archive.md` of the service's source.
         */
        get: operations["PrinterMaintenance_GetCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Printers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's printers
         * @description Returns the caller's printers with their totals: active printers first, then by name.
         */
        get: operations["Printers_GetPrinters"];
        put?: never;
        /**
         * Add a printer
         * @description Adds a printer for the caller. If a spool is loaded in another printer, or the caller has reached the maximum number of printers, the response is 409.
         */
        post: operations["Printers_PostPrinter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Printers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a printer
         * @description Returns one of the caller's printers with its totals.
         */
        get: operations["Printers_GetPrinter"];
        /**
         * Replace a printer
         * @description Replaces one of the caller's printers. Omitted properties get their defaults. If a spool is loaded in another printer, the response is 409.
         */
        put: operations["Printers_PutPrinter"];
        post?: never;
        /**
         * Delete a printer
         * @description Deletes one of the caller's printers and its maintenance entries. If the printer has prints, the response is 409; mark it as inactive instead.
         */
        delete: operations["Printers_DeletePrinter"];
        options?: never;
        head?: never;
        /**
         * Update a printer
         * @description Updates one of the caller's printers with a JSON Merge Patch (RFC 7396): omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. If a spool is loaded in another printer, the response is 409.
         */
        patch: operations["Printers_PatchPrinter"];
        trace?: never;
    };
    "/api/Printers/{id}/filament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List loaded spools
         * @description Returns the spools that are loaded in one of the caller's printers.
         */
        get: operations["Printers_GetFilament"];
        /**
         * Load a spool
         * @description Loads one of the caller's spools into a slot of one of the caller's printers. A spool that is loaded elsewhere is moved, and a spool already in the slot is unloaded.
         */
        put: operations["Printers_PutFilament"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Printers/{id}/filament/unload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Unload a spool
         * @description Unloads one of the caller's printers, by slot or by spool: provide one of the two. Without either, every slot is unloaded. If nothing matches, nothing changes.
         */
        put: operations["Printers_UnloadFilament"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Printers/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the images of a printer
         * @description Returns the images of one of the caller's printers. Nobody else can read them.
         */
        get: operations["Printers_GetImages"];
        put?: never;
        /**
         * Add an image to a printer
         * @description Adds an image to one of the caller's printers. A printer can have up to 100 images; beyond that, the response is 409. If the image would exceed the caller's storage for images, the response is 413.
         */
        post: operations["Printers_PostImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Printers/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the caller's printers
         * @description Returns all of the caller's printers with their totals, in the order of the list, as CSV. The columns are in `docs/archive.md` of the service's source.
         */
        get: operations["Printers_GetCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Printers/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List printer summaries
         * @description Returns the caller's printers with their loaded spools, totals and number of due maintenance entries: active printers first, then by name.
         */
        get: operations["Printers_GetSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PrintEvents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an event of a print
         * @description Processes an event of a print that a program reports. A start creates a print, an end finishes it, progress and errors are recorded with it, and `Paused` and `Resumed` change nothing without a `progressPercent`. Events can be repeated, delayed or out of order: the result is the same print. With a `jobId`, events are matched to exactly that job; without one, by printer, file and time. If the printer is unknown or not the caller's, the response is 403. If the caller has reached the maximum number of prints, an event that creates a print gets 409; the service retries it within the hour, for up to a day. The prints have the source `ApiKey`.
         */
        post: operations["PrintEvents_PostEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a print
         * @description Adds a print to the caller's logbook. The default `status` is `Pending`; provide a finished status, such as `Success`, for a print that has ended. If the `externalId` is already used by another print from the same source, or the caller has reached the maximum number of prints, the response is 409.
         */
        post: operations["Prints_PostPrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a print
         * @description Returns one of the caller's prints, a public print, or an unlisted print with its `shareKey`. Public and shared prints can be read without credentials. Visitors see what the owner shares with them (`SharedPartsDto`).
         */
        get: operations["Prints_GetPrint"];
        /**
         * Replace a print
         * @description Replaces one of the caller's prints. Omitted properties get their defaults.
         */
        put: operations["Prints_PutPrint"];
        post?: never;
        /**
         * Delete a print
         * @description Deletes one of the caller's prints. The material it used is returned to its spools.
         */
        delete: operations["Prints_DeletePrint"];
        options?: never;
        head?: never;
        /**
         * Update a print
         * @description Updates one of the caller's prints with a JSON Merge Patch (RFC 7396): omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole.
         */
        patch: operations["Prints_PatchPrint"];
        trace?: never;
    };
    "/api/Prints/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments on a print
         * @description Returns the comments on one of the caller's prints, on a public print, or on an unlisted print with its `shareKey`, oldest first. Comments on public and shared prints can be read without credentials.
         */
        get: operations["Prints_GetComments"];
        put?: never;
        /**
         * Comment on a print
         * @description Adds a comment to a print that the caller can see. If the owner of the print does not allow comments, or has blocked the caller, the response is 403. If the owner's prints have reached the maximum number of comments, or the caller has written the maximum number, the response is 409.
         */
        post: operations["Prints_PostComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/{id}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a comment from a print
         * @description Permanently removes a comment from one of the caller's prints, regardless of who wrote it; its author is notified. For another user's print the response is 403, or 404 if the caller cannot see the print: authors delete their own comments with `Comments_DeleteComment`. `If-Match` names the version of the comment.
         */
        delete: operations["Prints_DeleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a print
         * @description Sets the finished status of one of the caller's prints, with its end, the material used and the result. Deducts the material used from its spools. What is omitted stays as recorded; null deletes it.
         */
        post: operations["Prints_CompletePrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the images of a print
         * @description Returns the images of one of the caller's prints, of a public print, or of an unlisted print with its `shareKey`. Images of public and shared prints can be listed without credentials.
         */
        get: operations["Prints_GetImages"];
        put?: never;
        /**
         * Add an image to a print
         * @description Adds an image to one of the caller's prints. A print can have up to 100 images; beyond that, the response is 409. If the image would exceed the caller's storage for images, the response is 413.
         */
        post: operations["Prints_PostImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/{id}/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an image of a print
         * @description Permanently deletes an image of one of the caller's prints. `If-Match` names the version of the image.
         */
        delete: operations["Prints_DeleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the slicer settings of a print
         * @description Returns the main values in the slicer settings that a print was made from, in the same form for all slicers. A value that the slicer did not send is null, and all are null for a print without slicer settings. With `compareWith`, it also returns those of another print, and which differ. Visitors see the values that the owner shares (`SharedPartsDto`), and null instead of the others. Only the owner gets the settings as sent: `GET /api/Cura/settings`.
         */
        get: operations["Prints_GetSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete several prints
         * @description Deletes up to 200 of the caller's prints. Each print is processed independently; the response lists the outcome of each. The material they used is returned to its spools. With `dryRun`, nothing is deleted.
         */
        delete: operations["Prints_DeleteBulk"];
        options?: never;
        head?: never;
        /**
         * Update several prints
         * @description Makes the same change to up to 200 of the caller's prints. Each print is processed independently; the response lists the outcome of each. For a print that the caller does not have, the outcome is `NotFound`. With `dryRun`, nothing is changed.
         */
        patch: operations["Prints_PatchBulk"];
        trace?: never;
    };
    "/api/Prints/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the caller's prints
         * @description Returns all of the caller's prints that match every filter, as CSV. The columns are in `docs/archive.md` of the service's source.
         */
        get: operations["Prints_GetCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/reprice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reprice prints
         * @description Calculates the costs of the caller's finished prints again, by today's prices: the currency, the electricity rate and the default spool price of the caller, and the wattage of the printers. Otherwise the costs of a print follow from the prices of the moment when it first finished. Stock does not change. With `dryRun`, nothing is changed.
         */
        post: operations["Prints_RepricePrints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List print summaries
         * @description Returns summaries of the caller's prints, newest first by default. A print must match every filter. The time range is half-open. A filter by a slicer setting matches only prints whose slicer settings have it.
         */
        get: operations["Prints_GetSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Prints/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the totals of the caller's prints
         * @description Returns the totals of the caller's prints that match every filter: those of the list that `Prints_GetSummary` returns with the same filters.
         */
        get: operations["Prints_GetTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's projects
         * @description Returns the caller's projects with their totals. A project must match every filter.
         */
        get: operations["Projects_GetProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates a project for the caller. If the caller has reached the maximum number of projects, the response is 409.
         */
        post: operations["Projects_PostProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project
         * @description Returns one of the caller's projects, a public project, or an unlisted project with its `shareKey`. Public and shared projects can be read without credentials; properties that are private to the owner are then null.
         */
        get: operations["Projects_GetProject"];
        /**
         * Replace a project
         * @description Replaces one of the caller's projects. Omitted properties get their defaults.
         */
        put: operations["Projects_PutProject"];
        post?: never;
        /**
         * Delete a project
         * @description Deletes one of the caller's projects. Its prints stay in the logbook without a project.
         */
        delete: operations["Projects_DeleteProject"];
        options?: never;
        head?: never;
        /**
         * Update a project
         * @description Updates one of the caller's projects with a JSON Merge Patch (RFC 7396): omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole.
         */
        patch: operations["Projects_PatchProject"];
        trace?: never;
    };
    "/api/Projects/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the images of a project
         * @description Returns the images of one of the caller's projects, of a public project, or of an unlisted project with its `shareKey`. Images of public and shared projects can be listed without credentials.
         */
        get: operations["Projects_GetImages"];
        put?: never;
        /**
         * Add an image to a project
         * @description Adds an image to one of the caller's projects. A project can have up to 100 images; beyond that, the response is 409. If the image would exceed the caller's storage for images, the response is 413.
         */
        post: operations["Projects_PostImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Projects/{id}/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an image of a project
         * @description Permanently deletes an image of one of the caller's projects. `If-Match` names the version of the image.
         */
        delete: operations["Projects_DeleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Projects/{id}/prints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prints of a project
         * @description Returns the prints of a project, newest first. The owner gets all of them. Other users, who can read a public or shared project without credentials, get only its public prints, with what their owner shares (`SharedPartsDto`).
         */
        get: operations["Projects_GetPrints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate the price of a print
         * @description Calculates what to charge for a print by today's prices, and returns each line of the calculation with the figures that it comes from. Provide one of the caller's prints (`printId`), or describe a print with the other properties. Costs that cannot be calculated are in `missing`, and are not part of the price. Nothing is stored.
         */
        post: operations["Quotes_Estimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List web sessions
         * @description Returns the browsers in which the caller is signed in to the web pages, most recently used first. A session expires after 30 days without use. Requires an OAuth access token; with an API key the response is 403.
         */
        get: operations["Sessions_GetSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description Ends all of the caller's web sessions immediately, including the one that this request comes from, and removes browsers from the devices that get notifications. API keys, apps and connected agents keep working. Requires an OAuth access token; with an API key the response is 403.
         */
        delete: operations["Sessions_DeleteSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a web session
         * @description Ends one of the caller's web sessions immediately, which signs the browser out. Requires an OAuth access token; with an API key the response is 403.
         */
        delete: operations["Sessions_DeleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SlicerSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's slicer settings
         * @description Returns the caller's slicer settings without their contents, and the storage that they use.
         */
        get: operations["SlicerSettings_ListSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SlicerSettings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete slicer settings
         * @description Deletes slicer settings of the caller. Prints created from them are kept with their images, but no longer refer to any settings.
         */
        delete: operations["SlicerSettings_DeleteSettings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SpoolConnections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List spool connections
         * @description Returns the caller's spool connections without their keys, newest first. Requires an OAuth access token; with an API key the response is 403.
         */
        get: operations["SpoolConnections_GetConnections"];
        put?: never;
        /**
         * Create a spool connection
         * @description Creates a connection and returns its key and its address, which contains the key. They are shown only once. Because the key is not stored, repeating the request with the same `Idempotency-Key` returns 409. If the caller has reached the maximum number of connections, the response is also 409. The key opens the Spoolman-compatible interface only, for the caller's spools. Requires an OAuth access token; with an API key the response is 403.
         */
        post: operations["SpoolConnections_PostConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SpoolConnections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a spool connection
         * @description Deletes one of the caller's spool connections, which revokes its key immediately. What its programs recorded stays. Requires an OAuth access token; with an API key the response is 403.
         */
        delete: operations["SpoolConnections_DeleteConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare the stock with planned prints
         * @description Returns what the caller's active spools hold and what planned prints (`Pending` or `Printing`) still need of it. Spools of one filament type count together, and so do planned usages that name a material but no spool. A filament type with a reorder point has a row even without spools. A row must match every filter; the totals are those of all rows that match.
         */
        get: operations["Stock_GetStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Stock/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plan which spools to use for which prints
         * @description Assigns the materials of planned prints to active spools. A material keeps the spool that its print names. The others, the largest first, get the spool with the least left that is enough, or the fewest spools of one diameter that are. What running prints still need of their spools is subtracted first.
         */
        get: operations["Stock_GetPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserApiKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List personal API keys
         * @description Returns the caller's personal API keys without their values, newest first. Requires an OAuth access token; with an API key the response is 403.
         */
        get: operations["UserApiKeys_GetApiKeys"];
        put?: never;
        /**
         * Create a personal API key
         * @description Creates a key and returns its value, which is shown only once. Because the value is not stored, repeating the request with the same `Idempotency-Key` returns 409. If the caller has reached the maximum number of keys, the response is also 409. Requires an OAuth access token; with an API key the response is 403.
         */
        post: operations["UserApiKeys_PostApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserApiKeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a personal API key
         * @description Deletes one of the caller's keys, which revokes it immediately. Requires an OAuth access token; with an API key the response is 403.
         */
        delete: operations["UserApiKeys_DeleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user's profile
         * @description Returns the public view of a profile: the caller's own, a public one, or an unlisted one with its `shareKey`. No credentials are required.
         */
        get: operations["Users_GetUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user's public achievements
         * @description Returns the badges that a user has earned, subject to the visibility of the user's profile and to the user's setting for showing achievements. If the viewer cannot see them, or the user does not exist, the result is empty rather than an error. An unlisted profile requires its `shareKey`; users always see their own achievements.
         */
        get: operations["Achievements_GetForUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/{id}/prints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's public prints
         * @description Returns a user's public prints, newest first. The profile must be visible to the caller. No credentials are required.
         */
        get: operations["Users_GetPrints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's profile
         * @description Returns the caller's profile and settings, such as time zone, currency and language. The email address is not part of it.
         */
        get: operations["Users_GetMe"];
        put?: never;
        post?: never;
        /**
         * Delete the caller's account
         * @description Schedules the deletion of the caller's account with everything in it, in 14 days. Until then, signing in again keeps the account. Every credential of the account is rejected with 403 and everything that the caller has published is hidden immediately. Comments on other users' prints remain, as those of a deleted user. The account at the sign-in provider is not affected. Requires an OAuth access token whose sign-in (`auth_time`) is at most ten minutes old; otherwise the response is 401 with the challenge of RFC 9470. With an API key it is 403.
         */
        delete: operations["Users_DeleteMe"];
        options?: never;
        head?: never;
        /**
         * Update the caller's profile
         * @description Updates the caller's profile with a JSON Merge Patch (RFC 7396): omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole.
         */
        patch: operations["Users_PatchMe"];
        trace?: never;
    };
    "/api/Users/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's email address
         * @description Returns the email address of the caller's account. Requires an OAuth access token; with an API key the response is 403.
         */
        get: operations["Users_GetMyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/me/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the caller's image
         * @description Sets the image of the caller's profile, which replaces the previous one. Anyone who can see the profile can see the image; it is shown next to the caller's name only while the profile is public. If the image would exceed the caller's storage for images, the response is 413.
         */
        put: operations["Users_PutMyImage"];
        post?: never;
        /**
         * Delete the caller's image
         * @description Permanently deletes the image of the caller's profile. If it has none, the response is 404.
         */
        delete: operations["Users_DeleteMyImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/me/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get storage usage
         * @description Returns how much of each storage limit the caller uses.
         */
        get: operations["Users_GetMyStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Returns the caller's webhooks without their secrets, newest first. Requires an OAuth access token; with an API key the response is 403.
         */
        get: operations["Webhooks_GetWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Creates a webhook, which sends the caller's events to a URL from now on, and returns the secret that signs them. The secret is shown only once: repeating the request with the same `Idempotency-Key` returns 409. If the caller has reached the maximum number of webhooks, the response is also 409. The URL must begin with https:// and lead to a public address, unless the operator has allowed other networks; otherwise the response is 400. Requires an OAuth access token; with an API key the response is 403.
         */
        post: operations["Webhooks_PostWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns one of the caller's webhooks, without its secret. Requires an OAuth access token; with an API key the response is 403.
         */
        get: operations["Webhooks_GetWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Permanently deletes one of the caller's webhooks with its deliveries. Nothing more is sent to its URL. Requires an OAuth access token; with an API key the response is 403.
         */
        delete: operations["Webhooks_DeleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook
         * @description Updates one of the caller's webhooks with a JSON Merge Patch (RFC 7396): omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. A webhook that is turned off ends its waiting deliveries. One that is turned on again gets new events only; the earlier ones can be recovered. Requires an OAuth access token; with an API key the response is 403.
         */
        patch: operations["Webhooks_PatchWebhook"];
        trace?: never;
    };
    "/api/Webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description Returns the deliveries of one of the caller's webhooks with their attempts, newest first. They are stored for 30 days, up to a maximum number per user. Requires an OAuth access token; with an API key the response is 403.
         */
        get: operations["Webhooks_GetDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Webhooks/{id}/deliveries/{eventId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends a delivery of one of the caller's webhooks again, whatever its state, with the same `webhook-id`. Failed attempts are repeated as for a new delivery. If the webhook is disabled, the response is 409. Requires an OAuth access token; with an API key the response is 403.
         */
        post: operations["Webhooks_ResendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook
         * @description Sends an event of type `ping` to the webhook, and to no other. The response is the delivery, which waits; its attempts are in the list of deliveries a moment later. If the webhook is disabled, the response is 409. Requires an OAuth access token; with an API key the response is 403.
         */
        post: operations["Webhooks_PingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Webhooks/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send missed events
         * @description Sends all events since a time that the webhook subscribes to and that were not delivered to it: deliveries that have failed, and events of the log without a delivery, for example because the webhook was disabled. If the webhook is disabled, the response is 409. Requires an OAuth access token; with an API key the response is 403.
         */
        post: operations["Webhooks_RecoverDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description Makes a new secret and returns it, which is shown only once. For 24 hours deliveries are signed with both secrets, so that receivers can be changed one after another; an older secret ends immediately. Requires an OAuth access token; with an API key the response is 403.
         */
        post: operations["Webhooks_RotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an image
         * @description Returns an image of a print, project, spool, printer or profile. Images of a public record or profile can be read without credentials, as can those of an unlisted one with its `shareKey`. Images of spools and printers are for their owner. `Range` requests are supported.
         */
        get: operations["Media_GetImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{imageId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a thumbnail
         * @description Returns a thumbnail of an image, for anyone who can read the image (`Media_GetImage`): with sides of at most 320 pixels. `Range` requests are supported.
         */
        get: operations["Media_GetThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountDeletionDto: AccountDeletionDto;
        AccuracyFigures: AccuracyFigures;
        AccuracyPointDto: AccuracyPointDto;
        AccuracyResponse: AccuracyResponse;
        AccuracyTrendDto: AccuracyTrendDto;
        AchievementCatalogDto: AchievementCatalogDto;
        /** @description The key of the badge family in the catalog. */
        AchievementCatalogKey: string;
        /**
         * @description The kind of activity that a badge family rewards.
         * @enum {string}
         */
        AchievementCategory: "Milestones" | "Streaks" | "Breadth" | "Craft" | "Care" | "Projects" | "Integrations" | "Community";
        AchievementEventDto: AchievementEventDto;
        AchievementFamilyDto: AchievementFamilyDto;
        /** @description The key of the badge family. */
        AchievementFamilyKey: string;
        AchievementGrantDto: AchievementGrantDto;
        AchievementHintDto: AchievementHintDto;
        AchievementProgressDto: AchievementProgressDto;
        AchievementTierDto: AchievementTierDto;
        /**
         * Format: int32
         * @description The number of the tier within its family, starting at 1.
         */
        AchievementTierNumber: number;
        /** @description The display name. */
        AchievementTitle: string;
        /**
         * Format: int32
         * @description The number of active spools.
         */
        ActiveSpoolCount: number;
        ActivityFigures: ActivityFigures;
        ActivityPointDto: ActivityPointDto;
        ActivityResponse: ActivityResponse;
        ActivitySeriesDto: ActivitySeriesDto;
        AdjustFilamentDto: AdjustFilamentDto;
        /**
         * Format: int64
         * @description The amount of filament, in milligrams.
         */
        AnalyticsAmountMg: number;
        /** @description The brand. */
        AnalyticsBrand: string;
        /**
         * Format: date
         * @description The calendar date on which the bucket starts, in the time zone of the filter.
         */
        AnalyticsBucketDate: string;
        /**
         * Format: double
         * @description The percentage of all filament cost counted in this breakdown; null if there is none.
         */
        AnalyticsCostSharePercent: number | null;
        /**
         * Format: double
         * @description The percentage of all failed and cancelled prints.
         */
        AnalyticsFailureSharePercent: number;
        /**
         * Format: double
         * @description The cost of the filament used.
         */
        AnalyticsFilamentCost: number;
        /**
         * @description The requested bucket size. `Auto` uses days for a range of up to 31 days, weeks for up to 182 days, and months beyond that.
         * @enum {string}
         */
        AnalyticsGranularity: "Auto" | "Day" | "Week" | "Month";
        /**
         * Format: date-time
         * @description When the latest of them started; null if no start date is known.
         */
        AnalyticsLastFailureDate: string | null;
        /**
         * Format: double
         * @description Their filament and electricity cost; null if none is known.
         */
        AnalyticsLostCost: number | null;
        /**
         * Format: int64
         * @description Their material, in milligrams; null if none is known.
         */
        AnalyticsLostFilamentMg: number | null;
        /**
         * Format: int64
         * @description Their print time in seconds; null if none is known.
         */
        AnalyticsLostTimeInSeconds: number | null;
        AnalyticsMaintenanceEventDto: AnalyticsMaintenanceEventDto;
        /** @description The material type. */
        AnalyticsMaterialType: string;
        /**
         * Format: int32
         * @description The number of prints counted in `cost` whose filament cost lacks materials, since their price is unknown or in another currency, or their amount is unknown.
         */
        AnalyticsPartialCostCount: number;
        /** @description The range that `previous` covers; null if `previous` is null. */
        AnalyticsPreviousRange: components["schemas"]["AnalyticsRangeDto"] | null;
        /**
         * Format: int32
         * @description The number of prints.
         */
        AnalyticsPrintCount: number;
        AnalyticsPrintDto: AnalyticsPrintDto;
        /** @description The name of the printer. */
        AnalyticsPrinterName: string;
        /**
         * Format: int64
         * @description The print time in seconds; null if the bucket has prints but none has a known time.
         */
        AnalyticsPrintTimeInSeconds: number | null;
        AnalyticsRangeDto: AnalyticsRangeDto;
        /**
         * Format: double
         * @description A percentage; null if there are fewer than 5 prints.
         */
        AnalyticsRatePercent: number | null;
        /** @description The name of the spool. */
        AnalyticsSpoolName: string;
        /**
         * Format: double
         * @description The percentage of all filament counted in this breakdown; null if none was used.
         */
        AnalyticsUsageSharePercent: number | null;
        /**
         * Format: int32
         * @description The number of filament usages counted.
         */
        AnalyticsUseCount: number;
        /** @description A description of what the key is for. */
        ApiKeyDescription: string;
        ApiKeyDto: ApiKeyDto;
        ApiKeyEventDto: ApiKeyEventDto;
        /**
         * Format: date-time
         * @description When the key was last used, to within an hour; null if never.
         */
        ApiKeyLastUsedDate: string | null;
        ApiKeyPageDto: ApiKeyPageDto;
        /**
         * Format: binary
         * @description The bytes of a zip file.
         */
        ArchiveFile: string;
        /** @description A notification of Bambuddy. All its values are texts; one that cannot be used counts as absent, and so does `Unknown`. Unknown properties are accepted. */
        BambuddyNotificationDto: {
            /** @description The time from the start to the end of the print (text), such as `1h 18m`. */
            duration?: unknown;
            /** @description The estimated print time (text), such as `1h 18m`. */
            estimated_time?: unknown;
            /** @description What happened (text): `print_start`, `print_progress`, `print_complete`, `print_failed`, `print_stopped` and others, which change nothing. A test notification has none. */
            event?: unknown;
            /** @description The weight of each slot (text), such as `AMS-A T1 PLA: 12.4g | AMS-A T3 PETG: 2.8g`. */
            filament_details?: unknown;
            /** @description The weight used, in grams (text), such as `15.2`. */
            filament_grams?: unknown;
            /** @description The name of the file (text), with or without underscores. */
            filename?: unknown;
            /** @description An image in base64 (text). */
            image?: unknown;
            /** @description The name of the printer in Bambuddy (text). */
            printer?: unknown;
            /** @description The progress in percent (text). */
            progress?: unknown;
            /** @description Why the print failed (text). */
            reason?: unknown;
        } & {
            [key: string]: unknown;
        };
        BlockedUserDto: BlockedUserDto;
        BlockedUserPageDto: BlockedUserPageDto;
        BrandCostBreakdownDto: BrandCostBreakdownDto;
        BrandCostDto: BrandCostDto;
        BrandDto: BrandDto;
        /**
         * Format: int64
         * @description The weight of an empty spool of the brand, in milligrams.
         */
        BrandEmptySpoolWeightMg: number | null;
        BrandEventDto: BrandEventDto;
        /** @description The name of the brand. */
        BrandName: string;
        BrandPageDto: BrandPageDto;
        /**
         * @description The property that brands are sorted by.
         * @enum {string}
         */
        BrandSortColumn: "name" | "created";
        /**
         * Format: int32
         * @description The number of filament types of the brand.
         */
        BrandTypeCount: number;
        BrandUsageBreakdownDto: BrandUsageBreakdownDto;
        BrandUsageDto: BrandUsageDto;
        /**
         * @description The bucket size. Weeks start on Monday.
         * @enum {string}
         */
        BucketGranularity: "Day" | "Week" | "Month";
        BulkDeletePrintsDto: BulkDeletePrintsDto;
        /** @description Whether to only report the outcome for each print, without changing anything. */
        BulkDryRun: boolean;
        BulkEditPrintsDto: BulkEditPrintsDto;
        /**
         * @description The outcome for one of several records: changed, already as requested, deleted, not found, or refused because the change is not valid for it.
         * @enum {string}
         */
        BulkOutcome: "Changed" | "Unchanged" | "Deleted" | "NotFound" | "Refused";
        BulkPrintChangesDto: BulkPrintChangesDto;
        /** @description The ids of the prints. A repeated id counts once. */
        BulkPrintIds: components["schemas"]["Id"][];
        BulkPrintResultDto: BulkPrintResultDto;
        BulkPrintsResultDto: BulkPrintsResultDto;
        CalendarDayDto: CalendarDayDto;
        /**
         * @description How the colors of a spool are arranged.
         * @enum {string}
         */
        ColorPattern: "Solid" | "Multi" | "Gradient" | "Rainbow";
        ColorUsageBreakdownDto: ColorUsageBreakdownDto;
        ColorUsageDto: ColorUsageDto;
        CommentDetailDto: CommentDetailDto;
        CommentEventDto: CommentEventDto;
        CommentPageDto: CommentPageDto;
        CompleteMaintenanceEntryDto: CompleteMaintenanceEntryDto;
        CompletePrintDto: CompletePrintDto;
        ConnectedAgentDto: ConnectedAgentDto;
        CostPartsCoverageDto: CostPartsCoverageDto;
        CostPointDto: CostPointDto;
        CostRankingDto: CostRankingDto;
        CostSeriesDto: CostSeriesDto;
        CostsFigures: CostsFigures;
        CostsResponse: CostsResponse;
        CountFigureDto: CountFigureDto;
        CoverageDto: CoverageDto;
        CoverageExclusionDto: CoverageExclusionDto;
        CreateApiKeyDto: CreateApiKeyDto;
        CreateSpoolConnectionDto: CreateSpoolConnectionDto;
        CreateWebhookDto: CreateWebhookDto;
        /** @description A header and one line per record. */
        CsvFile: string;
        /** @description An ISO 4217 currency code. */
        CurrencyCode: string;
        /** @description A date and time in RFC 3339 format, or a day, which stands for its start. Without an offset, the time is in the user's time zone. */
        DateTimeInput: string;
        /** @description A sentence that describes what was done, for people looking at the device. */
        DeviceAnswer: string;
        DeviceDto: DeviceDto;
        DevicePageDto: DevicePageDto;
        /**
         * @description The platform of the app.
         * @enum {string}
         */
        DevicePlatform: "Web" | "Android" | "Ios";
        DismissHintRequestDto: DismissHintRequestDto;
        DurationBinDto: DurationBinDto;
        DurationFigureDto: DurationFigureDto;
        /**
         * Format: int32
         * @description A duration in seconds.
         */
        DurationFilter: number;
        DurationHistogramDto: DurationHistogramDto;
        EarnedAchievementTierDto: EarnedAchievementTierDto;
        EditBrandDto: EditBrandDto;
        EditCommentDto: EditCommentDto;
        /**
         * Format: double
         * @description The density of the material, in grams per cubic centimeter. The default is the density of the material type in `GET /api/Materials`, or 1.24.
         */
        EditedFilamentDensity: number;
        /**
         * Format: int32
         * @description The number of the spool, for labels. Without it, a new spool gets the number after the greatest that one of the owner's spools has had or, if that is the maximum, after the greatest one below it that is followed by a free number; and the number of another spool is unchanged.
         */
        EditedFilamentNumber: number | null;
        EditFilamentDto: EditFilamentDto;
        EditFilamentTypeDto: EditFilamentTypeDto;
        EditFilamentUsageDto: EditFilamentUsageDto;
        EditMaintenanceEntryDto: EditMaintenanceEntryDto;
        EditMaintenancePartDto: EditMaintenancePartDto;
        /** @description The parts used, or needed for planned work. The list is replaced as a whole. */
        EditMaintenanceParts: components["schemas"]["EditMaintenancePartDto"][];
        EditPrintDto: EditPrintDto;
        EditPrinterDto: EditPrinterDto;
        EditProjectDto: EditProjectDto;
        EditSharedPartsDto: EditSharedPartsDto;
        EnergyFigureDto: EnergyFigureDto;
        /**
         * Format: int32
         * @description The print time estimated by the slicer, in seconds.
         */
        EstimatedPrintTimeInSeconds: number | null;
        EventDto: EventDto;
        /**
         * @description The name of an event. More may be added.
         * @enum {string}
         */
        EventName: "print.created" | "print.started" | "print.progressed" | "print.finished" | "print.failed" | "print.cancelled" | "print.stuck" | "print.updated" | "print.deleted" | "spool.created" | "spool.updated" | "spool.used" | "spool.low" | "spool.emptied" | "spool.loaded" | "spool.unloaded" | "spool.deleted" | "filamentType.created" | "filamentType.updated" | "filamentType.low" | "filamentType.deleted" | "brand.created" | "brand.updated" | "brand.deleted" | "spoolSetting.updated" | "printer.created" | "printer.updated" | "printer.deleted" | "maintenance.due" | "maintenance.done" | "comment.created" | "achievement.granted" | "notification.created" | "key.created" | "key.deleted" | "webhook.disabled" | "export.created" | "export.progressed" | "export.finished" | "export.failed" | "export.deleted" | "import.ready" | "import.failed" | "import.committed" | "import.undone" | "ping";
        /**
         * Format: int64
         * @description The position in the caller's log. The first event has 1, and there are no gaps. When the service is restored from a backup, all positions become higher.
         */
        EventPosition: number;
        /** @description The properties that a change gave another value, with their values before; null for other events. */
        EventPrevious: {
            [key: string]: unknown;
        } | null;
        EventsDto: EventsDto;
        /** @description Server-sent events, as defined by the HTML standard. */
        EventStream: string;
        /**
         * @description Why a row is excluded from a figure: `Undated`: the print has no start date; `NotFinished`: the print is still pending or printing; `DurationMissing`: neither a print time nor an estimate is recorded; `WeightMissing`: neither an amount of filament nor an estimate is recorded; `MaterialMissing`: no material type, brand, color or filament type is recorded, whichever the figure groups by; `PrinterMissing`: no printer is recorded; `PriceMissing`: no price is known for the filament or the maintenance entry or, of whole costs, neither for the filament nor for the electricity of a print; `CurrencyMismatch`: the amount is in another currency, and amounts are never converted; `RateMissing`: the electricity rate was unknown when the print finished; `WattageMissing`: the printer's power consumption was unknown then; `EstimateMissing`: no slicer estimate above zero is recorded; `ActualMissing`: no actual value is recorded or, of filament costs, the print failed or was cancelled, and neither an actual amount nor its progress is recorded; `BalanceMissing`: the remaining weight of the spool is unknown; `Unused`: the spool was not used in the last 90 days; `SampleTooSmall`: fewer than 5 samples are left, too few for a median; `RatingMissing`: the print has no rating; `EnergyMissing`: no measured energy is recorded.
         * @enum {string}
         */
        ExclusionReason: "Undated" | "NotFinished" | "DurationMissing" | "WeightMissing" | "MaterialMissing" | "PrinterMissing" | "PriceMissing" | "CurrencyMismatch" | "RateMissing" | "WattageMissing" | "EstimateMissing" | "ActualMissing" | "BalanceMissing" | "Unused" | "SampleTooSmall" | "RatingMissing" | "EnergyMissing";
        ExportDto: ExportDto;
        ExportEventDto: ExportEventDto;
        ExportPageDto: ExportPageDto;
        /**
         * @description The state of an archive. `Waiting`: it is about to be created. `Running`: it is being created. `Ready`: it can be downloaded. `Failed`: it could not be made.
         * @enum {string}
         */
        ExportState: "Waiting" | "Running" | "Ready" | "Failed";
        /** @description The id in another program or database. */
        ExternalId: string | null;
        /**
         * @description A kind of cause for which prints fail or are cancelled. `Adhesion`: the part came off the bed, in the first layer or later. `Supports`: they broke, were missing, or did not come off. `Electrical`: a heater, a sensor, a motor or the wiring. `PowerLoss`: the power supply was interrupted. `Firmware`: the firmware or the print server stopped. `UserCancelled`: a person stopped the print.
         * @enum {string}
         */
        FailureCategory: "Adhesion" | "Warping" | "LayerShift" | "Clog" | "FilamentRunout" | "FilamentTangle" | "Stringing" | "Supports" | "Electrical" | "PowerLoss" | "Firmware" | "UserCancelled" | "Other";
        FailureCategoryBreakdownDto: FailureCategoryBreakdownDto;
        FailureCategoryDto: FailureCategoryDto;
        FailureCostDto: FailureCostDto;
        FailureRateDto: FailureRateDto;
        FailureReasonBreakdownDto: FailureReasonBreakdownDto;
        FailureReasonDto: FailureReasonDto;
        FailuresFigures: FailuresFigures;
        FailuresResponse: FailuresResponse;
        FeedItemDto: FeedItemDto;
        /**
         * @description The kind of feed item: a recorded print, or a comment.
         * @enum {string}
         */
        FeedItemKind: "Print" | "Comment";
        FeedPageDto: FeedPageDto;
        /** @description What is wrong with the field, one sentence per error. */
        FieldErrorList: string[];
        FieldErrors: FieldErrors;
        /** @description The manufacturer's or store's article number. */
        FilamentArticleNumber: string | null;
        /** @description The barcode (EAN, UPC or other). */
        FilamentBarcode: string | null;
        /**
         * Format: int32
         * @description The bed temperature, in degrees Celsius.
         */
        FilamentBedTemperatureCelsius: number | null;
        /** @description The brand. */
        FilamentBrand: string | null;
        /** @description The color, or the first of several colors. */
        FilamentColorHex: string | null;
        /** @description The name of the color. */
        FilamentColorName: string | null;
        /** @description All colors of a multi-color spool. */
        FilamentColors: components["schemas"]["HexColor"][];
        FilamentDetailDto: FilamentDetailDto;
        /**
         * Format: double
         * @description The diameter of the filament, in millimeters.
         */
        FilamentDiameterMm: number;
        /** @description The display name of the spool. */
        FilamentDisplayName: string;
        /**
         * Format: date
         * @description The date on which the filament was last dried.
         */
        FilamentDriedDate: string | null;
        /** @description The finish, such as matte or silk. */
        FilamentFinishType: string | null;
        /**
         * Format: int64
         * @description The weight of the material on the full spool, in milligrams.
         */
        FilamentInitialNominalWeightMg: number | null;
        /**
         * Format: int64
         * @description The printer that the spool is loaded in; null if none.
         */
        FilamentLoadedInPrinterId: number | null;
        /** @description The manufacturer's lot or batch number. */
        FilamentLotNumber: string | null;
        /**
         * Format: int64
         * @description The low-stock threshold, in milligrams: stock is low at or below it, and the owner is notified once. If it is null, stock is low at or below 10 % of the nominal weight, and nobody is notified.
         */
        FilamentLowStockThresholdMg: number | null;
        /**
         * Format: double
         * @description The density of the material, in grams per cubic centimeter.
         */
        FilamentMaterialDensityGramPerCubicCm: number;
        /** @description The material type, such as PLA. */
        FilamentMaterialType: string;
        /**
         * Format: int32
         * @description The nozzle temperature, in degrees Celsius.
         */
        FilamentNozzleTemperatureCelsius: number | null;
        /**
         * Format: int32
         * @description The number of the spool, for labels: each of the owner's spools has another one. Null only for a short time, for a spool that an earlier version of the service recorded.
         */
        FilamentNumber: number | null;
        /**
         * Format: date
         * @description The date on which the spool was opened.
         */
        FilamentOpenedDate: string | null;
        FilamentPageDto: FilamentPageDto;
        /**
         * Format: int32
         * @description The number of prints that used the spool.
         */
        FilamentPrintCount: number;
        /**
         * Format: date
         * @description The date of purchase.
         */
        FilamentPurchaseDate: string | null;
        /** @description Where the spool was bought. */
        FilamentPurchaseLocation: string | null;
        /**
         * Format: double
         * @description The price of the spool, in decimal units of the currency.
         */
        FilamentPurchasePrice: number | null;
        /**
         * Format: double
         * @description The remaining length, in meters; null if the remaining weight is null.
         */
        FilamentRemainingLengthInM: number | null;
        /**
         * Format: int64
         * @description The remaining weight, in milligrams: the balance of the ledger. Can be negative; null if the nominal weight is not recorded.
         */
        FilamentRemainingMg: number | null;
        /**
         * Format: uri
         * @description The URL for reordering; http or https.
         */
        FilamentReorderUrl: string | null;
        /**
         * @description The property that spools are sorted by.
         * @enum {string}
         */
        FilamentSortColumn: "name" | "type" | "brand" | "color" | "remaining" | "location" | "created" | "opened" | "dried" | "number";
        /**
         * Format: int64
         * @description The weight of the empty spool, in milligrams.
         */
        FilamentSpoolWeightMg: number | null;
        /** @description Where the spool is stored. */
        FilamentStorageLocation: string | null;
        /** @description The tags of the spool. */
        FilamentTags: components["schemas"]["Tag"][];
        /**
         * Format: int64
         * @description The total weight used by prints, in milligrams.
         */
        FilamentTotalUsedMg: number;
        /**
         * Format: int64
         * @description The id of the brand; null for none.
         */
        FilamentTypeBrandId: number | null;
        /** @description The name of the brand; null for none. In a request, the brand is found by its name in any case, or added, unless `brandId` is provided. */
        FilamentTypeBrandName: string | null;
        FilamentTypeDto: FilamentTypeDto;
        FilamentTypeEventDto: FilamentTypeEventDto;
        /**
         * Format: int64
         * @description The id of the filament type. Null only for a short time, for a spool that an earlier version of the service recorded; in a request, null has no effect.
         */
        FilamentTypeIdOfSpool: number | null;
        /** @description The name of the product, such as Galaxy Black, without the brand. */
        FilamentTypeName: string | null;
        FilamentTypePageDto: FilamentTypePageDto;
        /**
         * Format: int64
         * @description The remaining weight of the active spools together, in milligrams, as far as it is known. A negative weight of a spool counts as zero here; the stock subtracts it.
         */
        FilamentTypeRemainingMg: number;
        /**
         * Format: int64
         * @description The reorder point, in milligrams: the filament type is low when what planned prints leave free of its active spools together is at or below it. Null for none.
         */
        FilamentTypeReorderPointMg: number | null;
        /**
         * @description The property that filament types are sorted by.
         * @enum {string}
         */
        FilamentTypeSortColumn: "name" | "brand" | "material" | "color" | "remaining" | "created";
        FilamentTypeUsageBreakdownDto: FilamentTypeUsageBreakdownDto;
        FilamentTypeUsageDto: FilamentTypeUsageDto;
        /**
         * Format: int64
         * @description The weight used, in milligrams.
         */
        FilamentUsageAmountMg: number | null;
        /** @description The brand of the spool. */
        FilamentUsageBrand: string | null;
        /** @description The color of the spool. */
        FilamentUsageColorHex: string | null;
        /** @description The name of the spool. */
        FilamentUsageDisplayName: string | null;
        FilamentUsageDto: FilamentUsageDto;
        /**
         * Format: int64
         * @description The weight estimated by the slicer, in milligrams.
         */
        FilamentUsageEstimatedAmountMg: number | null;
        /**
         * Format: double
         * @description The length estimated by the slicer, in meters.
         */
        FilamentUsageEstimatedLengthInM: number | null;
        /** @description The measure in which the estimate was entered. */
        FilamentUsageEstimatedSource: components["schemas"]["MeasurementSource"] | null;
        /**
         * Format: double
         * @description The volume estimated by the slicer, in milliliters.
         */
        FilamentUsageEstimatedVolumeMl: number | null;
        /**
         * Format: uuid
         * @description The spool that the material came from. Null for material without a spool, which `materialType` describes.
         */
        FilamentUsageFilamentId: string | null;
        /**
         * Format: uuid
         * @description The UUID of the usage.
         */
        FilamentUsageId: string;
        /**
         * Format: double
         * @description The length used, in meters.
         */
        FilamentUsageLengthInM: number | null;
        /** @description The material type, such as PLA. For a spool, the material type of the spool. */
        FilamentUsageMaterialType: string | null;
        /** @description Notes on this material. */
        FilamentUsageNotes: string | null;
        /**
         * Format: int32
         * @description The slot or tool of the printer, starting at 0.
         */
        FilamentUsageSlot: number | null;
        /** @description The measure in which the amount used was entered. */
        FilamentUsageSource: components["schemas"]["MeasurementSource"] | null;
        /**
         * Format: double
         * @description The volume used, in milliliters.
         */
        FilamentUsageVolumeMl: number | null;
        /**
         * @description A finished status.
         * @enum {string}
         */
        FinishedPrintStatus: "Success" | "PartialSuccess" | "Failed" | "Cancelled";
        /** @description An RGB color in hexadecimal. */
        HexColor: string;
        HiddenAchievementDto: HiddenAchievementDto;
        /** @description A time zone name from the IANA database. */
        IanaTimeZone: string;
        /**
         * Format: int64
         * @description The id of a record.
         */
        Id: number;
        /** @description What the image shows, for people who see it and for those who do not; null without a caption. */
        ImageCaption: string | null;
        ImageDto: ImageDto;
        /**
         * Format: binary
         * @description The bytes of an image; at least one.
         */
        ImageFile: string;
        /**
         * Format: int32
         * @description The height in pixels.
         */
        ImageHeight: number;
        /**
         * Format: int32
         * @description The place of the image among those of its record. The image at 0 is the cover.
         */
        ImagePosition: number;
        /**
         * Format: int32
         * @description The angle in degrees, clockwise.
         * @enum {integer}
         */
        ImageRotation: 90 | 180 | 270;
        ImagesDto: ImagesDto;
        /**
         * Format: uri
         * @description The URL of an image.
         */
        ImageUrl: string;
        /**
         * Format: int32
         * @description The width in pixels.
         */
        ImageWidth: number;
        /**
         * Format: int64
         * @description The size of the file.
         */
        ImportBytes: number;
        /**
         * Format: date-time
         * @description When the commit ended; null before.
         */
        ImportCommittedDate: string | null;
        ImportCountsDto: ImportCountsDto;
        /** @description The currency (ISO 4217) of prices in the file that name none; at first, that of the user. */
        ImportCurrency: string;
        /** @description Whether the prints of the file deduct their material from the stock of spools. At first they do not, because the stock that is recorded usually is what they have left. */
        ImportDeductsMaterial: boolean;
        /**
         * Format: int32
         * @description Rows that the step in progress has done: read, checked or imported. For an undo, these are the new records that it has removed or left. Each step begins at 0, and the number never decreases until the step ends.
         */
        ImportDoneCount: number;
        ImportDto: ImportDto;
        /** @description Why the file cannot be imported, or the step was given up; null unless the import has failed. */
        ImportError: string | null;
        ImportEventDto: ImportEventDto;
        /** @description The name of the file, as it was uploaded. */
        ImportFileName: string;
        /**
         * @description The program that a file comes from, and the kind of file. `PrintSheetCsv` and `SpoolSheetCsv` are tables that a person has made; `Archive` and those below it are files of this service.
         * @enum {string}
         */
        ImportFormat: "MoonrakerJson" | "MoonrakerSqlite" | "SpoolmanJson" | "SpoolmanCsv" | "SpoolmanSqlite" | "PrintJobHistoryCsv" | "PrintJobHistorySqlite" | "SpoolManagerCsv" | "SpoolManagerSqlite" | "BambuddyPrintsCsv" | "BambuddySpoolsCsv" | "PrintSheetCsv" | "SpoolSheetCsv" | "Archive" | "PrintsCsv" | "SpoolsCsv" | "PrintersCsv" | "MaintenanceCsv";
        /** @description Whether the times in the file have no time zone. */
        ImportHasLocalTimes: boolean;
        /**
         * @description The kind of record that a row becomes.
         * @enum {string}
         */
        ImportKind: "Settings" | "Project" | "Brand" | "FilamentType" | "Spool" | "Printer" | "SlicerSettings" | "Print" | "LedgerEntry" | "MaintenanceEntry" | "Comment" | "Achievement" | "Notification" | "Image";
        ImportKindDto: ImportKindDto;
        /** @description The kinds of records that the file has, in its order, each with its number of rows by verdict. */
        ImportKinds: components["schemas"]["ImportKindDto"][];
        /** @description A name in a file. */
        ImportName: string;
        ImportPageDto: ImportPageDto;
        ImportPrinterDto: ImportPrinterDto;
        /** @description The printers that the file names, and the printers of the caller that they stand for. */
        ImportPrinters: components["schemas"]["ImportPrinterDto"][];
        /**
         * Format: int32
         * @description Rows of the file.
         */
        ImportRowCount: number;
        ImportRowDto: ImportRowDto;
        ImportRowPageDto: ImportRowPageDto;
        ImportSpoolDto: ImportSpoolDto;
        /** @description The spools that the prints of the file name and that it does not contain, and the spools of the caller that they stand for. */
        ImportSpools: components["schemas"]["ImportSpoolDto"][];
        /**
         * @description The state of an import. `Reading` and `Planning`: the dry run is in progress. `Ready`: the rows have their verdicts. `Committing` and `Committed`: the records are being made, or have been. `Undoing` and `Undone`: they are being removed, or have been. `Failed`: the file cannot be read, or a step was given up; `error` says why.
         * @enum {string}
         */
        ImportState: "Reading" | "Planning" | "Ready" | "Committing" | "Committed" | "Undoing" | "Undone" | "Failed";
        /** @description The time zone (IANA) of times in the file that name none; at first, that of the user. */
        ImportTimeZone: string;
        /**
         * @description What becomes of a row. `Created`: a new record. `Updated`: a recorded one is completed. `Same`: it is recorded already. `Skipped`: it is left out. `Error`: it cannot be imported.
         * @enum {string}
         */
        ImportVerdict: "Created" | "Updated" | "Same" | "Skipped" | "Error";
        /**
         * Format: double
         * @description An infill density in percent.
         */
        InfillPercent: number;
        /**
         * @description The complete response body for an invalid API key.
         * @constant
         */
        InvalidApiKeyText: "Invalid API Key";
        /** @description Whether it is in use. */
        IsActive: boolean;
        /** @description Whether the spool is a favorite. */
        IsFavorite: boolean;
        /** @description Whether the work is done; false while it is planned. */
        IsMaintenanceDone: boolean;
        /** @description Whether the work is due: it is not done, and the print hours, print count, days or due date has been reached. */
        IsMaintenanceDue: boolean;
        /** @description Whether events are sent. */
        IsWebhookActive: boolean;
        /**
         * Format: double
         * @description A layer height in millimeters.
         */
        LayerHeightMm: number;
        LedgerEntryDto: LedgerEntryDto;
        /**
         * @description Why the stock of a spool changed: its nominal weight was recorded, a print used material, it was adjusted, or an earlier entry was reversed.
         * @enum {string}
         */
        LedgerEntryKind: "Initial" | "Usage" | "Adjustment" | "Reversal";
        LedgerEntryPageDto: LedgerEntryPageDto;
        /** @description A note. */
        LedgerNote: string | null;
        LoadedFilamentDto: LoadedFilamentDto;
        /**
         * Format: uuid
         * @description The spool in the slot.
         */
        LoadedFilamentId: string;
        LoadedSpoolDto: LoadedSpoolDto;
        LoadFilamentDto: LoadFilamentDto;
        MaintenanceCategoriesDto: MaintenanceCategoriesDto;
        /** @description The category of the work. */
        MaintenanceCategory: string;
        /**
         * Format: double
         * @description The cost of the work without that of its parts, in decimal units of the currency.
         */
        MaintenanceCost: number | null;
        /** @description The currency of the costs; null if there is no cost. In a request, the default for a cost is the user's currency. */
        MaintenanceCurrency: components["schemas"]["CurrencyCode"] | null;
        /** @description A description of the work. */
        MaintenanceDescription: string | null;
        /**
         * Format: int32
         * @description The number of days after which the work is due, counted from `date` or from the last completed work of the same category on the printer, whichever is later.
         */
        MaintenanceDueAfterDays: number | null;
        /**
         * Format: int32
         * @description The number of print hours after which the work is due, counted from `date` or from the last completed work of the same category on the printer, whichever is later.
         */
        MaintenanceDueAfterHours: number | null;
        /**
         * Format: int32
         * @description The number of prints after which the work is due, counted from `date` or from the last completed work of the same category on the printer, whichever is later.
         */
        MaintenanceDueAfterPrints: number | null;
        /** @description The due date of planned work. A time without an offset, or a day, is in the user's time zone. */
        MaintenanceDueDate: string | null;
        MaintenanceEntryDto: MaintenanceEntryDto;
        MaintenanceEntryPageDto: MaintenanceEntryPageDto;
        MaintenanceEventDto: MaintenanceEventDto;
        /**
         * Format: int64
         * @description The entry that completing this one planned; null if none.
         */
        MaintenanceNextEntryId: number | null;
        /**
         * Format: double
         * @description The amount, in pieces unless the name says otherwise.
         */
        MaintenancePartAmount: number;
        /**
         * Format: double
         * @description The cost of this amount, in decimal units of the entry's currency.
         */
        MaintenancePartCost: number | null;
        MaintenancePartDto: MaintenancePartDto;
        /** @description The name of the part. */
        MaintenancePartName: string;
        /** @description The parts used, or needed for planned work. */
        MaintenanceParts: components["schemas"]["MaintenancePartDto"][];
        /** @description Whether completing the work plans it again: the next entry has the same task, parts and intervals, counted from the `date` of this one. Requires an interval in hours, prints or days. */
        MaintenanceRecurs: boolean;
        /**
         * Format: double
         * @description The cost of the work and its parts; null if none is recorded.
         */
        MaintenanceTotalCost: number | null;
        MaterialAccuracyBreakdownDto: MaterialAccuracyBreakdownDto;
        MaterialAccuracyDto: MaterialAccuracyDto;
        MaterialDto: MaterialDto;
        MaterialFailureBreakdownDto: MaterialFailureBreakdownDto;
        MaterialFailureDto: MaterialFailureDto;
        MaterialPointDto: MaterialPointDto;
        MaterialsDto: MaterialsDto;
        MaterialSeriesDto: MaterialSeriesDto;
        MaterialsFigures: MaterialsFigures;
        MaterialsResponse: MaterialsResponse;
        MaterialTypeCostBreakdownDto: MaterialTypeCostBreakdownDto;
        MaterialTypeCostDto: MaterialTypeCostDto;
        MaterialTypeSeriesDto: MaterialTypeSeriesDto;
        MaterialTypeUsageBreakdownDto: MaterialTypeUsageBreakdownDto;
        MaterialTypeUsageDto: MaterialTypeUsageDto;
        MeasureCoverageDto: MeasureCoverageDto;
        /**
         * @description The measure in which an amount was entered. The other two are derived from density and diameter.
         * @enum {string}
         */
        MeasurementSource: "Weight" | "Length" | "Volume";
        MedianRatioFigureDto: MedianRatioFigureDto;
        MoneyFigureDto: MoneyFigureDto;
        /** @description The envelope of a firmware notifier. Unknown properties are accepted. */
        MoonrakerNotificationDto: {
            /** @description Base64-encoded images (list). */
            attachments?: unknown;
            /** @description The event, as the text of a JSON object: `event_name` (`started`, `paused`, `resumed`, `complete`, `cancelled` or `error`), `printerId`, `filename`, `filament_used` (millimeters), `print_duration` and `total_duration` (seconds; the latter includes pauses), `state`, `message`, and `info` with `current_layer` and `total_layer`. */
            message: string;
            /** @description A title (text). */
            title?: unknown;
            /** @description The type of the notification (text). */
            type?: unknown;
            /** @description The version of the notifier (text). */
            version?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description The kinds of notifications that are not listed in the app. */
        MutedInApp: components["schemas"]["NotificationType"][];
        /** @description The kinds of notifications that are not sent to devices. */
        MutedPush: components["schemas"]["NotificationType"][];
        MyAchievementFamilyDto: MyAchievementFamilyDto;
        MyAchievementsDto: MyAchievementsDto;
        NamesDto: NamesDto;
        NewApiKeyDto: NewApiKeyDto;
        NewFilamentDto: NewFilamentDto;
        NewPrintEventDto: NewPrintEventDto;
        NewPrintEventUsageDto: NewPrintEventUsageDto;
        NewSlicerSettingsDto: NewSlicerSettingsDto;
        NewSpoolConnectionDto: NewSpoolConnectionDto;
        NewWebhookDto: NewWebhookDto;
        NotificationDto: NotificationDto;
        NotificationEventDto: NotificationEventDto;
        NotificationPageDto: NotificationPageDto;
        NotificationSettingsDto: NotificationSettingsDto;
        /**
         * @description The subject of a notification.
         * @enum {string}
         */
        NotificationType: "Comment" | "PrintCompleted" | "PrintFailed" | "PrintStuck" | "Achievement" | "LowStock" | "MaintenanceDue" | "ApiKey" | "Webhook";
        /**
         * Format: double
         * @description A nozzle diameter in millimeters.
         */
        NozzleDiameterMm: number;
        /** @description A notification of Obico. A value that cannot be used counts as absent, except for `event`. Unknown properties are accepted. */
        ObicoNotificationDto: {
            /** @description What happened (object with the text `type`): `PrintStarted`, `PrintDone`, `PrintCancelled` and others, which change nothing, `PrintFailure` among them: the print may be failing. The text `TestEvent` is a test notification. */
            event?: unknown;
            /** @description The address of an image (text). It is neither requested nor stored. */
            img_url?: unknown;
            /** @description The print (object with `id`, `filename`, `started_at`, `ended_at`). The times are in Unix seconds, or an empty text. */
            print?: unknown;
            /** @description The printer in Obico (object with `id`, `name`). */
            printer?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description A notification of OctoEverywhere. A value that cannot be used counts as absent, except for `EventType`. Unknown properties are accepted. */
        OctoEverywhereNotificationDto: {
            /** @description The time since the start of the print (number), in seconds. */
            DurationSec?: unknown;
            /** @description The message of the printer about what went wrong (text). */
            Error?: unknown;
            /** @description What happened (number): 1 started, 2 complete, 3 failed, 4 paused, 5 resumed, 6 progress, 16 test, and others, which change nothing. */
            EventType?: unknown;
            /** @description The name of the file (text). */
            FileName?: unknown;
            /** @description The code of the printer for it (text). */
            PlatformErrorCode?: unknown;
            /** @description The id of the printer in OctoEverywhere (text). It is not used. */
            PrinterId?: unknown;
            /** @description The name of the printer in OctoEverywhere (text). */
            PrinterName?: unknown;
            /** @description The id of the print (text), which is the same in all its notifications. */
            PrintId?: unknown;
            /** @description The progress in percent (number). */
            Progress?: unknown;
            /** @description The address of a page about the printer (text). It is not stored. */
            QuickViewUrl?: unknown;
            /** @description The secret key of the webhook (text). It is neither used nor stored. */
            SecretKey?: unknown;
            /** @description The address of a snapshot (text). It is neither requested nor stored. */
            SnapshotUrl?: unknown;
            /** @description The estimated remaining time (number), in seconds. */
            TimeRemainingSec?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description An event from the print-server webhook. In a form, each object is JSON text in its own field. An empty text is treated as an absent field. Unknown properties are accepted. */
        OctoprintEventDto: {
            /** @description The API key (text), if it is sent neither in a header nor in the query string. */
            apiSecret?: unknown;
            /** @description When the event was sent (integer or text), in seconds since 1970-01-01T00:00:00Z. */
            currentTime?: unknown;
            /** @description The id of the printer (integer or text). */
            deviceIdentifier?: unknown;
            /** @description Details of the event (object): `time` is the duration in seconds, `reason` is `cancelled` or `error`. */
            extra?: unknown;
            /** @description The job (object): `file`, `estimatedPrintTime` in seconds, and `filament` with a `length` in millimeters for each tool. */
            job?: unknown;
            /** @description A description of the event (text). */
            message?: unknown;
            /** @description Metadata of the file (object): `hash` identifies it. */
            meta?: unknown;
            /** @description Temperature offsets (object). */
            offsets?: unknown;
            /** @description The progress of the job (object): `completion` in percent, `printTime` in seconds. */
            progress?: unknown;
            /** @description An image (a JPEG part of a multipart form). */
            snapshot?: unknown;
            /** @description The state of the printer (object). */
            state?: unknown;
            /** @description What happened (text): `Print Started`, `Print Done`, `Print Failed`, `Print Paused`, `Print Progress`, `Error`, `User Action Needed` or `Custom Event`. */
            topic?: unknown;
        } & {
            [key: string]: unknown;
        };
        OverviewFigures: OverviewFigures;
        OverviewHighlightsDto: OverviewHighlightsDto;
        OverviewResponse: OverviewResponse;
        OverviewTilesDto: OverviewTilesDto;
        Paging: Paging;
        PatchBrandDto: PatchBrandDto;
        PatchFilamentDto: PatchFilamentDto;
        PatchFilamentTypeDto: PatchFilamentTypeDto;
        PatchImageDto: PatchImageDto;
        PatchImportDto: PatchImportDto;
        PatchMaintenanceEntryDto: PatchMaintenanceEntryDto;
        PatchNotificationSettingsDto: PatchNotificationSettingsDto;
        PatchPrintDto: PatchPrintDto;
        PatchPrinterDto: PatchPrinterDto;
        PatchProjectDto: PatchProjectDto;
        PatchUserProfileDto: PatchUserProfileDto;
        PatchWebhookDto: PatchWebhookDto;
        PercentFigureDto: PercentFigureDto;
        PingDto: PingDto;
        PingEventDto: PingEventDto;
        PlanMaterialDto: PlanMaterialDto;
        /**
         * @description Whether spools are enough for a material. `Enough`: one spool is, or nothing more is needed. `ChangeOfSpools`: no single spool is, but those in `spools` are together. `Short`: `shortfallMg` is missing. `SpoolWeightMissing`: what is known is not enough, but a spool whose remaining weight is unknown may be. `WeightMissing`: the print records neither an amount nor an estimate. `MaterialMissing`: it names neither a spool nor a material type.
         * @enum {string}
         */
        PlanOutcome: "Enough" | "ChangeOfSpools" | "Short" | "SpoolWeightMissing" | "WeightMissing" | "MaterialMissing";
        PlanPrintDto: PlanPrintDto;
        PlanSpoolDto: PlanSpoolDto;
        /** @description Whether the print allows comments. */
        PrintAllowComments: boolean;
        /**
         * Format: int32
         * @description The temperature of the bed, in degrees Celsius; 0 if it is not heated.
         */
        PrintBedTemperatureC: number | null;
        PrintCalendarDto: PrintCalendarDto;
        /**
         * Format: int32
         * @description The number of comments.
         */
        PrintCommentCount: number;
        /**
         * Format: int32
         * @description The number of copies on the bed.
         */
        PrintCopies: number;
        /** @description The cost of the print; null if unknown, and for visitors unless it is shared. */
        PrintCost: components["schemas"]["PrintCostDto"] | null;
        PrintCostDto: PrintCostDto;
        PrintDetailDto: PrintDetailDto;
        /**
         * Format: date-time
         * @description When the print ended.
         */
        PrintEndDate: string | null;
        /** @description When the print ended. A time without an offset, or a day, is in the user's time zone. */
        PrintEndDateInput: string | null;
        PrinterAccuracyBreakdownDto: PrinterAccuracyBreakdownDto;
        PrinterAccuracyDto: PrinterAccuracyDto;
        /**
         * Format: double
         * @description The depth of the bed (y), in millimeters.
         */
        PrinterBedDepthMm: number | null;
        /**
         * Format: double
         * @description The maximum height of a print (z), in millimeters.
         */
        PrinterBedHeightMm: number | null;
        /**
         * Format: double
         * @description The width of the bed (x), in millimeters.
         */
        PrinterBedWidthMm: number | null;
        PrinterCategoriesDto: PrinterCategoriesDto;
        /**
         * @description The printing technology: filament (`Fff`), liquid resin, powder or other.
         * @enum {string}
         */
        PrinterCategory: "Fff" | "Resin" | "Powder" | "Other";
        PrinterCategoryDto: PrinterCategoryDto;
        /** @description Notes on the printer. */
        PrinterDescription: string | null;
        PrinterDetailDto: PrinterDetailDto;
        PrinterEventDto: PrinterEventDto;
        PrinterFailureBreakdownDto: PrinterFailureBreakdownDto;
        PrinterFailureDto: PrinterFailureDto;
        PrinterFiguresDto: PrinterFiguresDto;
        /**
         * Format: double
         * @description The filament diameter that the printer uses, in millimeters.
         */
        PrinterFilamentDiameterMm: number | null;
        PrinterFilamentsDto: PrinterFilamentsDto;
        /** @description The firmware and its version. */
        PrinterFirmware: string | null;
        PrinterHighlightDto: PrinterHighlightDto;
        /**
         * Format: date-time
         * @description When the printer last sent an event.
         */
        PrinterLastEventDate: string | null;
        /** @description The spools loaded in the printer. */
        PrinterLoadedFilaments: components["schemas"]["LoadedFilamentDto"][];
        /** @description The spools loaded in the printer, by slot. */
        PrinterLoadedSpools: components["schemas"]["LoadedSpoolDto"][];
        /** @description The manufacturer of the printer. */
        PrinterMake: string | null;
        /** @description The model of the printer. */
        PrinterModel: string | null;
        /** @description The display name of the printer. */
        PrinterName: string;
        /**
         * Format: double
         * @description The diameter of the nozzle, in millimeters.
         */
        PrinterNozzleDiameterMm: number | null;
        PrinterPageDto: PrinterPageDto;
        /**
         * Format: int32
         * @description The number of prints made on the printer.
         */
        PrinterPrintCount: number;
        /**
         * Format: int64
         * @description The total print time of its prints, in seconds; the estimate where none is recorded.
         */
        PrinterPrintTimeInSeconds: number;
        /**
         * Format: double
         * @description The price of the printer, in decimal units of the currency.
         */
        PrinterPurchasePrice: number | null;
        /** @description The serial number. */
        PrinterSerialNumber: string | null;
        PrintersFigures: PrintersFigures;
        /**
         * Format: int32
         * @description The slot or tool of the printer, starting at 0.
         */
        PrinterSlot: number;
        PrintersResponse: PrintersResponse;
        PrinterSummaryDto: PrinterSummaryDto;
        PrinterSummaryPageDto: PrinterSummaryPageDto;
        PrinterUsagePointDto: PrinterUsagePointDto;
        PrinterUsageSeriesDto: PrinterUsageSeriesDto;
        /**
         * Format: double
         * @description The average power consumption while printing, in watts.
         */
        PrinterWattageW: number | null;
        PrintEventDto: PrintEventDto;
        /**
         * @description What happened. `Finished`, `Failed` and `Cancelled` end the print. After an `Error`, the print fails within a minute, unless its progress or its end is reported.
         * @enum {string}
         */
        PrintEventKind: "Started" | "Progress" | "Paused" | "Resumed" | "Finished" | "Failed" | "Cancelled" | "Error";
        /**
         * @description What the event did: it was recorded (`Applied`), it had been recorded before and nothing changed (`Repeated`), or it is about no print (`Ignored`). Progress and errors that come before the start of their print are ignored until it arrives.
         * @enum {string}
         */
        PrintEventOutcome: "Applied" | "Repeated" | "Ignored";
        PrintEventResultDto: PrintEventResultDto;
        /** @description The id of the print in the system that it came from, unique among the user's prints from the same source. */
        PrintExternalId: string | null;
        /** @description The kind of cause for which the print failed or was cancelled; null if it is not stated. */
        PrintFailureCategory: components["schemas"]["FailureCategory"] | null;
        /** @description Why the print failed or was cancelled. */
        PrintFailureReason: string | null;
        /**
         * Format: int64
         * @description The total weight of the materials used, in milligrams. A material without a recorded weight counts with its estimate; null if no material has a recorded weight.
         */
        PrintFilamentAmountMg: number | null;
        PrintFilamentDto: PrintFilamentDto;
        /** @description The materials of the print. The list is replaced as a whole. */
        PrintFilamentUsage: components["schemas"]["EditFilamentUsageDto"][];
        /** @description The name of the printed file. */
        PrintFileName: string | null;
        /** @description Whether the print has supports. */
        PrintHasSupports: boolean | null;
        PrintHighlightDto: PrintHighlightDto;
        /** @description The images of the print in their order; the first is the cover. */
        PrintImages: components["schemas"]["ImageDto"][];
        /** @description The infill pattern, as the slicer names it. */
        PrintInfillPattern: string | null;
        /**
         * Format: double
         * @description The infill density in percent.
         */
        PrintInfillPercent: number | null;
        /**
         * Format: date-time
         * @description When the progress or the error happened that a device reported last while it printed; null if there was none.
         */
        PrintLastReportDate: string | null;
        /**
         * Format: double
         * @description The layer height in millimeters.
         */
        PrintLayerHeightMm: number | null;
        /**
         * Format: double
         * @description The measured energy, in watt-hours. It determines the electricity cost.
         */
        PrintMeasuredEnergyWh: number | null;
        /** @description Notes, in Markdown. */
        PrintNotes: string | null;
        /**
         * Format: double
         * @description The nozzle diameter in millimeters.
         */
        PrintNozzleDiameterMm: number | null;
        /**
         * Format: int32
         * @description The temperature of the nozzle, in degrees Celsius.
         */
        PrintNozzleTemperatureC: number | null;
        /**
         * Format: int32
         * @description The number of parts printed.
         */
        PrintPartCount: number | null;
        /**
         * Format: int32
         * @description The number of plates printed.
         */
        PrintPlateCount: number | null;
        /**
         * Format: int64
         * @description The printer that made the print.
         */
        PrintPrinterId: number | null;
        /** @description The make and model of the printer; null if neither is recorded. */
        PrintPrinterModel: string | null;
        /** @description Notes that only the owner sees, in Markdown. A new print has none. */
        PrintPrivateNotes: string | null;
        /** @description The name of the print profile. */
        PrintProfile: string | null;
        /**
         * Format: int32
         * @description The progress that a device reported last, in percent; null if none did.
         */
        PrintProgressPercent: number | null;
        /**
         * Format: uuid
         * @description The project that the print belongs to.
         */
        PrintProjectId: string | null;
        /**
         * Format: int32
         * @description The owner's rating of the result, from 1 (poor) to 5 (excellent).
         */
        PrintRating: number | null;
        /** @description The material that spool connections have reported during the print, the sum for each spool. When the print is over, it is the amount of the materials without an amount of their own. Empty for anyone but the owner. */
        PrintReportedUse: components["schemas"]["ReportedUseDto"][];
        /**
         * @description The name of a main slicer setting.
         * @enum {string}
         */
        PrintSettingName: "slicer" | "slicerVersion" | "profile" | "material" | "layerHeightMm" | "nozzleDiameterMm" | "infillPercent" | "infillPattern" | "wallCount" | "hasSupports" | "printSpeedMmPerS" | "nozzleTemperatureC" | "bedTemperatureC";
        PrintSettingsComparisonDto: PrintSettingsComparisonDto;
        PrintSettingsDto: PrintSettingsDto;
        /** @description The material or materials, separated by commas. */
        PrintSettingsMaterial: string | null;
        /** @description The key that gives access to an unlisted print. Null for anyone but the owner, and unless the print is unlisted. */
        PrintShareKey: string | null;
        /** @description The name of the slicer. */
        PrintSlicer: string | null;
        /**
         * Format: uuid
         * @description The slicer settings that the print was made from; only for its owner. The image in them is added to the print.
         */
        PrintSlicerSettingsId: string | null;
        /** @description The version of the slicer. */
        PrintSlicerVersion: string | null;
        /**
         * @description The property that prints are sorted by. The date is the start or, if the start is not recorded, the creation.
         * @enum {string}
         */
        PrintSortColumn: "date" | "title" | "status" | "duration" | "weight" | "cost" | "rating";
        /**
         * @description How a print was recorded.
         * @enum {string}
         */
        PrintSource: "Web" | "Slicer" | "OctoPrint" | "Moonraker" | "Agent" | "ApiKey" | "Import";
        /**
         * Format: double
         * @description The speed of the inner walls, in millimeters per second.
         */
        PrintSpeedMmPerS: number | null;
        /**
         * Format: date-time
         * @description When the print started.
         */
        PrintStartDate: string | null;
        /** @description When the print started. A time without an offset, or a day, is in the user's time zone. */
        PrintStartDateInput: string | null;
        /**
         * @description The status of a print. The last four are finished statuses.
         * @enum {string}
         */
        PrintStatus: "Pending" | "Printing" | "Success" | "PartialSuccess" | "Failed" | "Cancelled";
        PrintSummaryDto: PrintSummaryDto;
        PrintSummaryPageDto: PrintSummaryPageDto;
        /** @description The tags of the print. */
        PrintTags: components["schemas"]["Tag"][];
        /**
         * Format: uri
         * @description The URL of the thumbnail of the print's cover.
         */
        PrintThumbnailUrl: string | null;
        /**
         * Format: int32
         * @description The print time without pauses, in seconds.
         */
        PrintTimeInSeconds: number | null;
        /** @description The title of the print. */
        PrintTitle: string;
        PrintTotalsDto: PrintTotalsDto;
        /**
         * Format: int32
         * @description The print time with pauses, in seconds; at least `printTimeInSeconds`.
         */
        PrintTotalTimeInSeconds: number | null;
        /**
         * Format: uri
         * @description The URL of the model; http or https.
         */
        PrintUrl: string | null;
        /**
         * Format: int32
         * @description The number of walls.
         */
        PrintWallCount: number | null;
        Problem: Problem;
        /** @description A hint for fixing the request. */
        ProblemDetail: string;
        /** @description A short name for the type of problem. */
        ProblemTitle: string;
        /** @description The id to quote when reporting the problem. */
        ProblemTraceId: string;
        /**
         * Format: uri
         * @description The URL of a page about this type of problem.
         */
        ProblemType: string;
        /** @description A description of the project, in Markdown. */
        ProjectDescription: string | null;
        ProjectDetailDto: ProjectDetailDto;
        /** @description The images of the project in their order; the first is the cover. */
        ProjectImages: components["schemas"]["ImageDto"][];
        /** @description The name of the project. */
        ProjectName: string;
        ProjectPageDto: ProjectPageDto;
        /** @description The owner's own reference for the project. */
        ProjectReference: string | null;
        /**
         * @description The property that projects are sorted by.
         * @enum {string}
         */
        ProjectSortColumn: "name" | "status" | "created" | "updated";
        /**
         * @description The status of a project.
         * @enum {string}
         */
        ProjectStatus: "InProgress" | "Complete" | "OnHold" | "Cancelled";
        ProjectSummaryDto: ProjectSummaryDto;
        ProjectTotalsDto: ProjectTotalsDto;
        /**
         * Format: uri
         * @description A URL with more about the project; http or https.
         */
        ProjectUrl: string | null;
        PublicAchievementFamilyDto: PublicAchievementFamilyDto;
        PublicAchievementsDto: PublicAchievementsDto;
        PublicPrintFilamentDto: PublicPrintFilamentDto;
        PublicPrintSummaryDto: PublicPrintSummaryDto;
        PublicPrintSummaryPageDto: PublicPrintSummaryPageDto;
        PublicProfileDto: PublicProfileDto;
        /** @description The currency of the price; null if there is no price. In a request, the default for a price is the user's currency. */
        PurchaseCurrency: components["schemas"]["CurrencyCode"] | null;
        PushSubscriptionDto: PushSubscriptionDto;
        PushSubscriptionKeysDto: PushSubscriptionKeysDto;
        /** @description The time of day at which the quiet hours end, on the next day if it is before `quietStart`. */
        QuietEnd: string | null;
        /** @description The time of day, in the user's time zone, from which nothing is sent to devices; null without quiet hours. It is set together with `quietEnd`. */
        QuietStart: string | null;
        QuoteDto: QuoteDto;
        QuoteFigureDto: QuoteFigureDto;
        /**
         * @description The kind of a figure. `AmountMg`, `EnergyWh`, `TimeInSeconds` and `Minutes` are those of all runs. `Price` is the price of `PriceWeightMg`. `Base` is an amount of money that lines above add up to.
         * @enum {string}
         */
        QuoteFigureKind: "AmountMg" | "Price" | "PriceWeightMg" | "EnergyWh" | "TimeInSeconds" | "PowerW" | "RatePerKwh" | "RatePerHour" | "Minutes" | "FailedPrints" | "FinishedPrints" | "Percent" | "Base" | "Multiple";
        /**
         * @description Where a figure comes from. `Given`: the request. `User`: the user's settings. `PrinterHistory`: the finished prints of the printer. `History`: all finished prints. `Quote`: the lines above.
         * @enum {string}
         */
        QuoteFigureSource: "Given" | "Print" | "Spool" | "FilamentType" | "Printer" | "User" | "PrinterHistory" | "History" | "Quote";
        QuoteLineDto: QuoteLineDto;
        /**
         * @description The kind of a line. `Material`: weight × price ÷ the weight that the price is for. `Electricity`: energy × rate, or time × power × rate. `Machine` and `Labor`: time × rate. `Waste`, `Failures`, `Margin` and `Tax`: a percentage of a base. `Rounding`: what is missing from the base to the next multiple.
         * @enum {string}
         */
        QuoteLineKind: "Material" | "Waste" | "Electricity" | "Machine" | "Labor" | "Failures" | "Margin" | "Tax" | "Rounding";
        QuoteMaterialDto: QuoteMaterialDto;
        /**
         * Format: int32
         * @description The position of the material in `materials`, or in the print, starting at 0; null for what is about no single material.
         */
        QuoteMaterialIndex: number | null;
        /** @description The name of the spool or filament type, or the material type; null for what is about no single material. */
        QuoteMaterialName: string | null;
        QuoteMissingDto: QuoteMissingDto;
        /**
         * @description Why a cost could not be calculated. `MaterialMissing`: the print has no material. `WeightMissing`: the weight of the material is unknown. `PriceMissing`: neither the material has a price and nominal weight nor the user a default price. `CurrencyMismatch`: the price is in another currency, and amounts are never converted. `DurationMissing`: the print time is unknown. `PrinterMissing`: no printer is known. `WattageMissing`: the power consumption of the printer is unknown. `RateMissing`: there is no electricity rate, or no rate for the labor. `SampleTooSmall`: fewer than 5 prints are finished, too few for a failure rate.
         * @enum {string}
         */
        QuoteMissingReason: "MaterialMissing" | "WeightMissing" | "PriceMissing" | "CurrencyMismatch" | "DurationMissing" | "PrinterMissing" | "WattageMissing" | "RateMissing" | "SampleTooSmall";
        /**
         * Format: int32
         * @description How many times the print is made. Each run makes all copies on the bed.
         */
        QuoteQuantity: number;
        QuoteRequestDto: QuoteRequestDto;
        RatingFigureDto: RatingFigureDto;
        /** @description The id of the image, or of the cover where there are several: its bytes are at `/media/{imageId}`, a thumbnail is at `/media/{imageId}/thumbnail`. Null without an image. */
        RecordImageId: components["schemas"]["Uuid"] | null;
        /** @description Notes, in Markdown. */
        RecordNotes: string | null;
        RecoveredWebhookDto: RecoveredWebhookDto;
        RecoverWebhookDto: RecoverWebhookDto;
        RegisterDeviceDto: RegisterDeviceDto;
        ReportedUseDto: ReportedUseDto;
        RepricedPrintDto: RepricedPrintDto;
        RepricedPrintsDto: RepricedPrintsDto;
        /**
         * @description Whether the cost of a print has changed. `NotFound` stands for a print that the caller does not have.
         * @enum {string}
         */
        RepriceOutcome: "Changed" | "Unchanged" | "NotFound";
        RepricePrintsDto: RepricePrintsDto;
        RotateImageDto: RotateImageDto;
        SessionDto: SessionDto;
        SessionPageDto: SessionPageDto;
        SharedPartsDto: SharedPartsDto;
        /** @description The key that gives access to an unlisted project. Null for anyone but the owner, and unless the project is unlisted. */
        SharedProjectKey: string | null;
        /** @description The cost and the measured energy of the print. Off in a new print. */
        SharesCosts: boolean;
        /** @description Why the print failed or was cancelled. On in a new print. */
        SharesFailureReason: boolean;
        /** @description The name of the printed file. Off in a new print. */
        SharesFileName: boolean;
        /** @description The type, brand, color and amount of each material. On in a new print. */
        SharesMaterial: boolean;
        /** @description The notes on the print and on its materials. Off in a new print. */
        SharesNotes: boolean;
        /** @description The main slicer settings: layer height, nozzle, infill, walls, supports, speed, temperatures and slicer. Off in a new print. */
        SharesSettings: boolean;
        /** @description Settings uploaded by a slicer plug-in. Other properties that it sent are included unchanged. */
        SlicerSetting: {
            /** @description When the settings were uploaded. */
            createdDate: components["schemas"]["Timestamp"];
            /** @description The version of the slicer; null if it was not sent as a text of at most 200 characters. */
            curaVersion: string | null;
            id: components["schemas"]["Uuid"];
            /** @description The version of the plug-in; null if it was not sent as a text of at most 200 characters. */
            pluginVersion: string | null;
            /** @description The settings as they were sent, or the whole body if it had no settings property. */
            settings: unknown;
            /** @description The name of the slicer; null if it was not sent as a text of at most 200 characters. */
            slicer: string | null;
            /** @description The owner of the record: the first user who retrieved it. */
            userId: components["schemas"]["Id"];
        } & {
            [key: string]: unknown;
        };
        SlicerSettingsPageDto: SlicerSettingsPageDto;
        /**
         * @description The property that slicer settings are sorted by.
         * @enum {string}
         */
        SlicerSettingsSortColumn: "created" | "claimed" | "size" | "title";
        SlicerSettingsSummaryDto: SlicerSettingsSummaryDto;
        /** @description What a slicer plug-in knows about a print that is about to be recorded. Any JSON object is accepted and stored as sent, including unknown properties. The known properties are listed below; a known property with an unexpected type is stored but not used. */
        SlicerSettingsUpload: {
            /** @description The version of the slicer (text). */
            curaVersion?: unknown;
            /** @description The version of the plug-in (text). */
            pluginVersion?: unknown;
            /** @description The settings (object). Known properties: `note`, `print_name`, `file_name`, `time_stamp`, `estimated_print_time_seconds` (integer seconds), `material_used_mg` (integer milligrams), `snapshot` (a base64-encoded PNG), `filamentUsage` (list), `models` (list), `definition_id`, `name` and `manufacturer` (of the printer), and the slicer's own names of its main settings, such as `layer_height`, `nozzle_diameter`, `fill_density` or `sparse_infill_density`. The same settings are found in lines of `note` such as `Layer Height: 0.2`. */
            settings?: unknown;
            /** @description The name of the slicer (text). */
            slicer?: unknown;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Whether to sort in ascending or descending order.
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        SpoolConnectionDto: SpoolConnectionDto;
        /** @description The name of the connection, such as that of the program that uses it. */
        SpoolConnectionName: string;
        SpoolConnectionPageDto: SpoolConnectionPageDto;
        /**
         * Format: int64
         * @description The printer that the connection serves. Material that is reported belongs to the running print of this printer. Null if the connection serves no single printer.
         */
        SpoolConnectionPrinterId: number | null;
        /**
         * Format: int32
         * @description The number of spools.
         */
        SpoolCount: number;
        SpoolEventDto: SpoolEventDto;
        /**
         * Format: uuid
         * @description The spool.
         */
        SpoolFilamentId: string;
        SpoolRunwayDto: SpoolRunwayDto;
        SpoolRunwaysDto: SpoolRunwaysDto;
        SpoolSettingDto: SpoolSettingDto;
        SpoolSettingEventDto: SpoolSettingEventDto;
        SpoolUsageDto: SpoolUsageDto;
        StatusBreakdownDto: StatusBreakdownDto;
        StatusCountsDto: StatusCountsDto;
        StatusPointDto: StatusPointDto;
        StatusSeriesDto: StatusSeriesDto;
        /**
         * Format: int64
         * @description The weight that planned prints leave, in milligrams; negative if they need more than there is.
         */
        StockFreeMg: number;
        /**
         * @description The kind of the row. `FilamentType`: the spools of a filament type. `Spools`: spools without a type that have brand, name, material type, diameter and color in common; they exist only for a short time, after an update from an earlier version of the service. `Material`: usages that name a material type but no spool, so any spool of the material may serve.
         * @enum {string}
         */
        StockKind: "FilamentType" | "Spools" | "Material";
        StockPageDto: StockPageDto;
        StockPlanDto: StockPlanDto;
        StockPrintDto: StockPrintDto;
        /**
         * Format: int64
         * @description The remaining weight of the active spools together, in milligrams, as far as it is known. The negative weight of a spool is subtracted.
         */
        StockRemainingMg: number;
        /**
         * Format: int64
         * @description The weight that planned prints still need, in milligrams: the estimate of each usage, or its actual amount if it is recorded, without what has been reported already.
         */
        StockReservedMg: number;
        StockRowDto: StockRowDto;
        /**
         * @description The property that rows of the stock are sorted by. An unknown shortfall comes between those above zero and zero.
         * @enum {string}
         */
        StockSortColumn: "name" | "brand" | "material" | "color" | "remaining" | "reserved" | "free" | "shortfall";
        StockTotalsDto: StockTotalsDto;
        StorageDto: StorageDto;
        StorageUseDto: StorageUseDto;
        StreakDto: StreakDto;
        StreaksDto: StreaksDto;
        /** @description A tag for finding records. */
        Tag: string;
        /**
         * Format: date-time
         * @description A timestamp in RFC 3339 format, in UTC.
         */
        Timestamp: string;
        TopSpoolsDto: TopSpoolsDto;
        /** @description The currency of the cost; null if there is no cost. */
        TotalCostCurrency: components["schemas"]["CurrencyCode"] | null;
        /**
         * Format: int64
         * @description The total weight of the materials used, in milligrams; the estimate where none is recorded.
         */
        TotalFilamentAmountMg: number;
        /**
         * Format: int32
         * @description The number of prints.
         */
        TotalPrintCount: number;
        /**
         * Format: int64
         * @description The total print time, in seconds; the estimate where none is recorded.
         */
        TotalPrintTimeInSeconds: number;
        UnloadFilamentDto: UnloadFilamentDto;
        UnreadCountDto: UnreadCountDto;
        UploadImageDto: UploadImageDto;
        UploadImportDto: UploadImportDto;
        /** @description What the user says about themselves. */
        UserBio: string | null;
        /**
         * Format: int32
         * @description After how many days a print is closed whose finish was not reported. They count from the notification that it is stuck, or from the last progress that a device reported since. The print is then `Cancelled`, for the reason "no finish reported", and its owner is notified. Null for never.
         */
        UserCloseStuckPrintsAfterDays: number | null;
        /**
         * Format: double
         * @description The default price of 1,000 grams of filament, for spools without a price, in decimal units of the currency.
         */
        UserDefaultSpoolPrice: number | null;
        /** @description The display name of the user. */
        UserDisplayName: string;
        /**
         * Format: double
         * @description The electricity price per kilowatt-hour, in decimal units of the currency.
         */
        UserElectricityRatePerKwh: number | null;
        UserEmailDto: UserEmailDto;
        /**
         * @description The day with which weeks begin in calendars of the pages. Automatic is as usual in the region of the browser. The weeks of analytics always begin on Monday.
         * @enum {string}
         */
        UserFirstDayOfWeek: "Automatic" | "Monday" | "Saturday" | "Sunday";
        /**
         * @description How the pages show times. Automatic is as usual in the language and region of the browser.
         * @enum {string}
         */
        UserHourCycle: "Automatic" | "TwelveHours" | "TwentyFourHours";
        /** @description The language of the pages and of notifications for the user, as a language tag (RFC 5646) such as de, which is stored in its canonical spelling. A tag with a region, such as de-AT, has the texts of its language. Null for the language of the browser, which the pages also use instead of a language that they do not have; notifications are in English then. */
        UserLanguage: string | null;
        UserProfileDto: UserProfileDto;
        UserReferenceDto: UserReferenceDto;
        /** @description The key that gives access to an unlisted profile. Null for anyone but the owner, and unless the profile is unlisted. */
        UserShareKey: string | null;
        /** @description Whether the profile shows the earned achievements. */
        UserShowAchievementsOnProfile: boolean;
        /**
         * @description The units in which the pages show weights, lengths and temperatures. The API always has the units in the names of its properties.
         * @enum {string}
         */
        UserUnits: "Metric" | "Imperial";
        /**
         * Format: uuid
         * @description The UUID of a record.
         */
        Uuid: string;
        ValidationProblem: ValidationProblem;
        /**
         * @description Who can see a record: everyone, anyone with its `shareKey`, or only its owner.
         * @enum {string}
         */
        ViewStatus: "Public" | "Unlisted" | "Private";
        /** @description Whether this was a dry run that changed nothing. */
        WasDryRun: boolean;
        WasteDto: WasteDto;
        WebhookAttemptDto: WebhookAttemptDto;
        WebhookDeliveryDto: WebhookDeliveryDto;
        WebhookDeliveryPageDto: WebhookDeliveryPageDto;
        /**
         * @description The state of a delivery. `Waiting`: an attempt is due or in progress. `Delivered`: the receiver responded with 2xx. `Failed`: no attempt is left, or the webhook was disabled.
         * @enum {string}
         */
        WebhookDeliveryState: "Waiting" | "Delivered" | "Failed";
        /** @description What the webhook is for. */
        WebhookDescription: string | null;
        WebhookDto: WebhookDto;
        WebhookEventDto: WebhookEventDto;
        /** @description The names of the events that are sent. */
        WebhookEvents: components["schemas"]["EventName"][];
        /**
         * Format: date-time
         * @description When the first attempt failed since the last success; null if the last attempt succeeded.
         */
        WebhookFailingSince: string | null;
        /**
         * @description The format of the requests: JSON after Standard Webhooks, or a short text in the format of Discord, Slack (and receivers compatible with it) or ntfy. All of them have the same signature headers.
         * @enum {string}
         */
        WebhookFormat: "Standard" | "Discord" | "Slack" | "Ntfy";
        WebhookPageDto: WebhookPageDto;
        /** @description Only events about these printers; events that are about no printer are then left out. Null for all events. */
        WebhookPrinterIds: components["schemas"]["Id"][] | null;
        /** @description The secret that signs the deliveries: `whsec_`, then 32 random bytes in base64. */
        WebhookSecret: string;
        WebhookSecretDto: WebhookSecretDto;
        /** @description The URL that events are sent to. It begins with https://, has no user name and password, and leads to a public address; http:// and private addresses are accepted in networks that the operator allows. */
        WebhookUrl: string;
        WebPushKeyDto: WebPushKeyDto;
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        WeekdayHourMatrixDto: WeekdayHourMatrixDto;
        WeekdayHoursDto: WeekdayHoursDto;
        WeightFigureDto: WeightFigureDto;
        /** @description Why the service has disabled the webhook: `Gone` if the receiver responded with 410, `Failing` if every attempt of five days has failed. Null while the webhook is active, or if the caller has turned it off. */
        WhyWebhookIsDisabled: string | null;
    };
    responses: {
        /** @description The archive, which is about to be made. */
        AcceptedExportDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ExportDto"];
                "text/json": components["schemas"]["ExportDto"];
                "text/plain": components["schemas"]["ExportDto"];
            };
        };
        /** @description The import, which goes on in the background. */
        AcceptedImportDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImportDto"];
                "text/json": components["schemas"]["ImportDto"];
                "text/plain": components["schemas"]["ImportDto"];
            };
        };
        /** @description The delivery, which waits. */
        AcceptedWebhookDeliveryDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookDeliveryDto"];
                "text/json": components["schemas"]["WebhookDeliveryDto"];
                "text/plain": components["schemas"]["WebhookDeliveryDto"];
            };
        };
        /** @description The operation requires an OAuth access token and rejects API keys, or the operator has suspended the account. */
        AccessTokenRequired: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account will be deleted. */
        AccountDeletionDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccountDeletionDto"];
                "text/json": components["schemas"]["AccountDeletionDto"];
                "text/plain": components["schemas"]["AccountDeletionDto"];
            };
        };
        /** @description The catalog. */
        AchievementCatalog: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AchievementCatalogDto"];
                "text/json": components["schemas"]["AchievementCatalogDto"];
                "text/plain": components["schemas"]["AchievementCatalogDto"];
            };
        };
        /** @description The accuracy analysis. */
        AnalyticsAccuracy: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccuracyResponse"];
                "text/json": components["schemas"]["AccuracyResponse"];
                "text/plain": components["schemas"]["AccuracyResponse"];
            };
        };
        /** @description The activity analysis. */
        AnalyticsActivity: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActivityResponse"];
                "text/json": components["schemas"]["ActivityResponse"];
                "text/plain": components["schemas"]["ActivityResponse"];
            };
        };
        /** @description The cost analysis. */
        AnalyticsCosts: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CostsResponse"];
                "text/json": components["schemas"]["CostsResponse"];
                "text/plain": components["schemas"]["CostsResponse"];
            };
        };
        /** @description The failure analysis. */
        AnalyticsFailures: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailuresResponse"];
                "text/json": components["schemas"]["FailuresResponse"];
                "text/plain": components["schemas"]["FailuresResponse"];
            };
        };
        /** @description The filter is invalid: a malformed value, a range with only one end, a reversed range, or a range with too many buckets. */
        AnalyticsFilterRefused: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description The material analysis. */
        AnalyticsMaterials: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaterialsResponse"];
                "text/json": components["schemas"]["MaterialsResponse"];
                "text/plain": components["schemas"]["MaterialsResponse"];
            };
        };
        /** @description The overview. */
        AnalyticsOverview: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OverviewResponse"];
                "text/json": components["schemas"]["OverviewResponse"];
                "text/plain": components["schemas"]["OverviewResponse"];
            };
        };
        /** @description The printer analysis. */
        AnalyticsPrinters: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrintersResponse"];
                "text/json": components["schemas"]["PrintersResponse"];
                "text/plain": components["schemas"]["PrintersResponse"];
            };
        };
        /** @description A key was already created with this `Idempotency-Key`, or the caller has reached the maximum number of keys. */
        ApiKeyMadeBefore: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of personal API keys. */
        ApiKeyPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiKeyPageDto"];
                "text/json": components["schemas"]["ApiKeyPageDto"];
                "text/plain": components["schemas"]["ApiKeyPageDto"];
            };
        };
        /** @description The archive. */
        ArchiveFile: {
            headers: {
                "Accept-Ranges": components["headers"]["Accept-Ranges"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Disposition": components["headers"]["Content-Disposition"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/zip": components["schemas"]["ArchiveFile"];
            };
        };
        /** @description The request is malformed, contains an invalid value or carries two different credentials. */
        BadRequest: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description A page of blocked users. */
        BlockedUserPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BlockedUserPageDto"];
                "text/json": components["schemas"]["BlockedUserPageDto"];
                "text/plain": components["schemas"]["BlockedUserPageDto"];
            };
        };
        /** @description There is a brand with this name, or the maximum number of brands is reached. */
        BrandConflict: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The brand. */
        BrandDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BrandDto"];
                "text/json": components["schemas"]["BrandDto"];
                "text/plain": components["schemas"]["BrandDto"];
            };
        };
        /** @description The brand has filament types. */
        BrandInUse: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another brand has this name. */
        BrandNameTaken: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of brands. */
        BrandPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BrandPageDto"];
                "text/json": components["schemas"]["BrandPageDto"];
                "text/plain": components["schemas"]["BrandPageDto"];
            };
        };
        /** @description The outcome of each print. */
        BulkDeletedPrintsResultDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkPrintsResultDto"];
                "text/json": components["schemas"]["BulkPrintsResultDto"];
                "text/plain": components["schemas"]["BulkPrintsResultDto"];
            };
        };
        /** @description The outcome of each print. */
        BulkPrintsResultDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkPrintsResultDto"];
                "text/json": components["schemas"]["BulkPrintsResultDto"];
                "text/plain": components["schemas"]["BulkPrintsResultDto"];
            };
        };
        /** @description The comment was updated. For compatibility the status is 201, although no new record is created. */
        CommentDetail: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentDetailDto"];
                "text/json": components["schemas"]["CommentDetailDto"];
                "text/plain": components["schemas"]["CommentDetailDto"];
            };
        };
        /** @description The comment. */
        CommentDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentDetailDto"];
                "text/json": components["schemas"]["CommentDetailDto"];
                "text/plain": components["schemas"]["CommentDetailDto"];
            };
        };
        /** @description A page of comments. */
        CommentPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentPageDto"];
                "text/json": components["schemas"]["CommentPageDto"];
                "text/plain": components["schemas"]["CommentPageDto"];
            };
        };
        /** @description The owner of the print does not allow comments or has blocked the caller, or the operator has suspended the account. */
        CommentsNotAllowed: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The completed work. */
        CompletedMaintenanceEntryDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceEntryDto"];
                "text/json": components["schemas"]["MaintenanceEntryDto"];
                "text/plain": components["schemas"]["MaintenanceEntryDto"];
            };
        };
        /** @description The request conflicts with existing data, or exceeds what one user can store. */
        Conflict: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The connected agents, most recently seen first. */
        ConnectedAgents: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConnectedAgentDto"][];
                "text/json": components["schemas"]["ConnectedAgentDto"][];
                "text/plain": components["schemas"]["ConnectedAgentDto"][];
            };
        };
        /** @description The body exceeds the size limit of the operation. */
        ContentTooLarge: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The new ledger entry. */
        CreatedAdjustment: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LedgerEntryDto"];
                "text/json": components["schemas"]["LedgerEntryDto"];
                "text/plain": components["schemas"]["LedgerEntryDto"];
            };
        };
        /** @description The new brand. */
        CreatedBrandDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BrandDto"];
                "text/json": components["schemas"]["BrandDto"];
                "text/plain": components["schemas"]["BrandDto"];
            };
        };
        /** @description The new comment. */
        CreatedCommentDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentDetailDto"];
                "text/json": components["schemas"]["CommentDetailDto"];
                "text/plain": components["schemas"]["CommentDetailDto"];
            };
        };
        /** @description The new spool. */
        CreatedFilamentDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FilamentDetailDto"];
                "text/json": components["schemas"]["FilamentDetailDto"];
                "text/plain": components["schemas"]["FilamentDetailDto"];
            };
        };
        /** @description The new filament type. */
        CreatedFilamentTypeDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FilamentTypeDto"];
                "text/json": components["schemas"]["FilamentTypeDto"];
                "text/plain": components["schemas"]["FilamentTypeDto"];
            };
        };
        /** @description The new image. */
        CreatedImageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImageDto"];
                "text/json": components["schemas"]["ImageDto"];
                "text/plain": components["schemas"]["ImageDto"];
            };
        };
        /** @description The new maintenance entry. */
        CreatedMaintenanceEntryDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceEntryDto"];
                "text/json": components["schemas"]["MaintenanceEntryDto"];
                "text/plain": components["schemas"]["MaintenanceEntryDto"];
            };
        };
        /** @description The new print. */
        CreatedPrintDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrintDetailDto"];
                "text/json": components["schemas"]["PrintDetailDto"];
                "text/plain": components["schemas"]["PrintDetailDto"];
            };
        };
        /** @description The new printer. */
        CreatedPrinterDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterDetailDto"];
                "text/json": components["schemas"]["PrinterDetailDto"];
                "text/plain": components["schemas"]["PrinterDetailDto"];
            };
        };
        /** @description The new project. */
        CreatedProjectDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectDetailDto"];
                "text/json": components["schemas"]["ProjectDetailDto"];
                "text/plain": components["schemas"]["ProjectDetailDto"];
            };
        };
        /** @description The ledger entry that reverses the adjustment. */
        CreatedReversal: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LedgerEntryDto"];
                "text/json": components["schemas"]["LedgerEntryDto"];
                "text/plain": components["schemas"]["LedgerEntryDto"];
            };
        };
        /** @description All matching records as CSV (RFC 4180), in UTF-8 with a byte order mark. */
        CsvFile: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Disposition": components["headers"]["Content-Disposition"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "text/csv": components["schemas"]["CsvFile"];
            };
        };
        /** @description A page of devices. */
        DevicePageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DevicePageDto"];
                "text/json": components["schemas"]["DevicePageDto"];
                "text/plain": components["schemas"]["DevicePageDto"];
            };
        };
        /** @description Success. There is no body. */
        EmptyOk: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The event has been received. The body is ignored. */
        EventReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The event has not been received, and the service tries again later: after 429 and 503, not before the time in `Retry-After`. After 410 it disables the webhook instead. Redirects are failures. */
        EventRefused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A page of events, or the stream. */
        EventsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EventsDto"];
                "text/event-stream": components["schemas"]["EventStream"];
                "text/json": components["schemas"]["EventsDto"];
                "text/plain": components["schemas"]["EventsDto"];
            };
        };
        /** @description The archive. */
        ExportDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ExportDto"];
                "text/json": components["schemas"]["ExportDto"];
                "text/plain": components["schemas"]["ExportDto"];
            };
        };
        /** @description A page of archives. */
        ExportPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ExportPageDto"];
                "text/json": components["schemas"]["ExportPageDto"];
                "text/plain": components["schemas"]["ExportPageDto"];
            };
        };
        /** @description An archive is being created already, or the caller has reached the maximum number of archives. */
        ExportsUsedUp: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of the feed. */
        FeedPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FeedPageDto"];
                "text/json": components["schemas"]["FeedPageDto"];
                "text/plain": components["schemas"]["FeedPageDto"];
            };
        };
        /** @description The brands. */
        FilamentBrands: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NamesDto"];
                "text/json": components["schemas"]["NamesDto"];
                "text/plain": components["schemas"]["NamesDto"];
            };
        };
        /** @description The spool. */
        FilamentDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FilamentDetailDto"];
                "text/json": components["schemas"]["FilamentDetailDto"];
                "text/plain": components["schemas"]["FilamentDetailDto"];
            };
        };
        /** @description The spool has prints. */
        FilamentHasPrints: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of spools. */
        FilamentPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FilamentPageDto"];
                "text/json": components["schemas"]["FilamentPageDto"];
                "text/plain": components["schemas"]["FilamentPageDto"];
            };
        };
        /** @description The filament type. */
        FilamentTypeDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FilamentTypeDto"];
                "text/json": components["schemas"]["FilamentTypeDto"];
                "text/plain": components["schemas"]["FilamentTypeDto"];
            };
        };
        /** @description There are spools of the type. */
        FilamentTypeInUse: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of filament types. */
        FilamentTypePageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FilamentTypePageDto"];
                "text/json": components["schemas"]["FilamentTypePageDto"];
                "text/plain": components["schemas"]["FilamentTypePageDto"];
            };
        };
        /** @description The credentials are valid but do not give access, or the operator has suspended the account. */
        Forbidden: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key or tier is not in the catalog, or the request is malformed. */
        HintNotInCatalog: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description The `Idempotency-Key` was already used with a different body. */
        IdempotencyMismatch: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The image. */
        ImageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImageDto"];
                "text/json": components["schemas"]["ImageDto"];
                "text/plain": components["schemas"]["ImageDto"];
            };
        };
        /** @description The image. */
        ImageFile: {
            headers: {
                "Accept-Ranges": components["headers"]["Accept-Ranges"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Disposition": components["headers"]["Content-Disposition"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "image/webp": components["schemas"]["ImageFile"];
            };
        };
        /** @description The images. */
        ImagesDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImagesDto"];
                "text/json": components["schemas"]["ImagesDto"];
                "text/plain": components["schemas"]["ImagesDto"];
            };
        };
        /** @description The import. */
        ImportDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImportDto"];
                "text/json": components["schemas"]["ImportDto"];
                "text/plain": components["schemas"]["ImportDto"];
            };
        };
        /** @description The import is in a state in which this is not possible. */
        ImportHasOtherState: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of imports. */
        ImportPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImportPageDto"];
                "text/json": components["schemas"]["ImportPageDto"];
                "text/plain": components["schemas"]["ImportPageDto"];
            };
        };
        /** @description A page of rows. */
        ImportRowPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImportRowPageDto"];
                "text/json": components["schemas"]["ImportRowPageDto"];
                "text/plain": components["schemas"]["ImportRowPageDto"];
            };
        };
        /** @description An internal error occurred. Nothing was changed. */
        InternalError: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of ledger entries. */
        LedgerEntryPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LedgerEntryPageDto"];
                "text/json": components["schemas"]["LedgerEntryPageDto"];
                "text/plain": components["schemas"]["LedgerEntryPageDto"];
            };
        };
        /** @description The caller has reached the maximum number of records of this kind. */
        LimitReached: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The categories. */
        MaintenanceCategoriesDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceCategoriesDto"];
                "text/json": components["schemas"]["MaintenanceCategoriesDto"];
                "text/plain": components["schemas"]["MaintenanceCategoriesDto"];
            };
        };
        /** @description The maintenance entry. */
        MaintenanceEntryDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceEntryDto"];
                "text/json": components["schemas"]["MaintenanceEntryDto"];
                "text/plain": components["schemas"]["MaintenanceEntryDto"];
            };
        };
        /** @description A page of maintenance entries. */
        MaintenanceEntryPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceEntryPageDto"];
                "text/json": components["schemas"]["MaintenanceEntryPageDto"];
                "text/plain": components["schemas"]["MaintenanceEntryPageDto"];
            };
        };
        /** @description The entry is already done, or the caller has reached the maximum number of maintenance entries. */
        MaintenanceNotCompletable: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The materials. */
        MaterialsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaterialsDto"];
                "text/json": components["schemas"]["MaterialsDto"];
                "text/plain": components["schemas"]["MaterialsDto"];
            };
        };
        /** @description A sentence that describes what was done. */
        MoonrakerAnswer: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "text/plain": components["schemas"]["DeviceAnswer"];
            };
        };
        /** @description The caller's achievements. */
        MyAchievements: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MyAchievementsDto"];
                "text/json": components["schemas"]["MyAchievementsDto"];
                "text/plain": components["schemas"]["MyAchievementsDto"];
            };
        };
        /** @description The new key with its value. It must not be cached. */
        NewApiKeyDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewApiKeyDto"];
                "text/json": components["schemas"]["NewApiKeyDto"];
                "text/plain": components["schemas"]["NewApiKeyDto"];
            };
        };
        /** @description The id of the stored settings. */
        NewSlicerSettingsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewSlicerSettingsDto"];
                "text/json": components["schemas"]["NewSlicerSettingsDto"];
                "text/plain": components["schemas"]["NewSlicerSettingsDto"];
            };
        };
        /** @description The new connection with its key and address. It must not be cached. */
        NewSpoolConnectionDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewSpoolConnectionDto"];
                "text/json": components["schemas"]["NewSpoolConnectionDto"];
                "text/plain": components["schemas"]["NewSpoolConnectionDto"];
            };
        };
        /** @description The new webhook with its secret. It must not be cached. */
        NewWebhookDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Location: components["headers"]["Location"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewWebhookDto"];
                "text/json": components["schemas"]["NewWebhookDto"];
                "text/plain": components["schemas"]["NewWebhookDto"];
            };
        };
        /** @description Success. There is no body. */
        NoContent: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The file exceeds the size limit of the operation, or would exceed the caller's storage for images. */
        NoRoomForImage: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The settings would exceed the caller's storage for slicer settings. */
        NoRoomForSettings: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not a form, or the file is not an image in a supported format. */
        NotAnImage: {
            headers: {
                Accept: components["headers"]["Accept"];
                "Accept-Encoding": components["headers"]["Accept-Encoding"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller is not the author of the comment, the owner of the print has blocked the caller, or the operator has suspended the account. */
        NotCommentOwner: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record does not exist, or the caller cannot see it. */
        NotFound: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of notifications. */
        NotificationPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationPageDto"];
                "text/json": components["schemas"]["NotificationPageDto"];
                "text/plain": components["schemas"]["NotificationPageDto"];
            };
        };
        /** @description The settings. */
        NotificationSettingsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationSettingsDto"];
                "text/json": components["schemas"]["NotificationSettingsDto"];
                "text/plain": components["schemas"]["NotificationSettingsDto"];
            };
        };
        /** @description The client's version is current. There is no body. */
        NotModified: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The caller is not the owner of the print, or the operator has suspended the account. */
        NotPrintOwner: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The entry is not an adjustment, comes from a change of the nominal weight, or is already reversed. */
        NotReversible: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A sentence that describes what was done. */
        OctoprintAnswer: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "text/plain": components["schemas"]["DeviceAnswer"];
            };
        };
        /** @description The requested part of the archive. */
        PartOfArchiveFile: {
            headers: {
                "Accept-Ranges": components["headers"]["Accept-Ranges"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Disposition": components["headers"]["Content-Disposition"];
                "Content-Range": components["headers"]["Content-Range"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/zip": components["schemas"]["ArchiveFile"];
            };
        };
        /** @description The requested part of the image. */
        PartOfImageFile: {
            headers: {
                "Accept-Ranges": components["headers"]["Accept-Ranges"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Disposition": components["headers"]["Content-Disposition"];
                "Content-Range": components["headers"]["Content-Range"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "image/webp": components["schemas"]["ImageFile"];
            };
        };
        /** @description The record has changed since the version that `If-Match` names. */
        PreconditionFailed: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The print. */
        PrintDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrintDetailDto"];
                "text/json": components["schemas"]["PrintDetailDto"];
                "text/plain": components["schemas"]["PrintDetailDto"];
            };
        };
        /** @description The kinds of printers. */
        PrinterCategoriesDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterCategoriesDto"];
                "text/json": components["schemas"]["PrinterCategoriesDto"];
                "text/plain": components["schemas"]["PrinterCategoriesDto"];
            };
        };
        /** @description The printer. */
        PrinterDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterDetailDto"];
                "text/json": components["schemas"]["PrinterDetailDto"];
                "text/plain": components["schemas"]["PrinterDetailDto"];
            };
        };
        /** @description The loaded spools. */
        PrinterFilamentsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterFilamentsDto"];
                "text/json": components["schemas"]["PrinterFilamentsDto"];
                "text/plain": components["schemas"]["PrinterFilamentsDto"];
            };
        };
        /** @description The printer has prints. */
        PrinterHasPrints: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of printers. */
        PrinterPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterPageDto"];
                "text/json": components["schemas"]["PrinterPageDto"];
                "text/plain": components["schemas"]["PrinterPageDto"];
            };
        };
        /** @description A page of printers. */
        PrinterSummaryPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterSummaryPageDto"];
                "text/json": components["schemas"]["PrinterSummaryPageDto"];
                "text/plain": components["schemas"]["PrinterSummaryPageDto"];
            };
        };
        /** @description The effect of the event. */
        PrintEventResultDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrintEventResultDto"];
                "text/json": components["schemas"]["PrintEventResultDto"];
                "text/plain": components["schemas"]["PrintEventResultDto"];
            };
        };
        /** @description The main slicer settings of the print. */
        PrintSettingsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrintSettingsDto"];
                "text/json": components["schemas"]["PrintSettingsDto"];
                "text/plain": components["schemas"]["PrintSettingsDto"];
            };
        };
        /** @description A page of print summaries. */
        PrintSummaryPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrintSummaryPageDto"];
                "text/json": components["schemas"]["PrintSummaryPageDto"];
                "text/plain": components["schemas"]["PrintSummaryPageDto"];
            };
        };
        /** @description The totals. */
        PrintTotalsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrintTotalsDto"];
                "text/json": components["schemas"]["PrintTotalsDto"];
                "text/plain": components["schemas"]["PrintTotalsDto"];
            };
        };
        /** @description A sentence that describes what was done. */
        ProgramAnswer: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "text/plain": components["schemas"]["DeviceAnswer"];
            };
        };
        /** @description The project. */
        ProjectDetailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectDetailDto"];
                "text/json": components["schemas"]["ProjectDetailDto"];
                "text/plain": components["schemas"]["ProjectDetailDto"];
            };
        };
        /** @description A page of projects. */
        ProjectPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectPageDto"];
                "text/json": components["schemas"]["ProjectPageDto"];
                "text/plain": components["schemas"]["ProjectPageDto"];
            };
        };
        /** @description The achievements that the viewer can see. */
        PublicAchievements: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublicAchievementsDto"];
                "text/json": components["schemas"]["PublicAchievementsDto"];
                "text/plain": components["schemas"]["PublicAchievementsDto"];
            };
        };
        /** @description A page of print summaries. */
        PublicPrintSummaryPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublicPrintSummaryPageDto"];
                "text/json": components["schemas"]["PublicPrintSummaryPageDto"];
                "text/plain": components["schemas"]["PublicPrintSummaryPageDto"];
            };
        };
        /** @description The profile. */
        PublicProfileDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublicProfileDto"];
                "text/json": components["schemas"]["PublicProfileDto"];
                "text/plain": components["schemas"]["PublicProfileDto"];
            };
        };
        /** @description The purchase locations. */
        PurchaseLocations: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NamesDto"];
                "text/json": components["schemas"]["NamesDto"];
                "text/plain": components["schemas"]["NamesDto"];
            };
        };
        /** @description The price, with the lines that it is made of. */
        QuoteDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QuoteDto"];
                "text/json": components["schemas"]["QuoteDto"];
                "text/plain": components["schemas"]["QuoteDto"];
            };
        };
        /** @description The requested range starts beyond the end of the archive. */
        RangeBeyondArchive: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Content-Range": components["headers"]["Content-Range"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The requested range starts beyond the end of the image. */
        RangeNotSatisfiable: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Content-Range": components["headers"]["Content-Range"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The number of deliveries that wait now. */
        RecoveredWebhookDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecoveredWebhookDto"];
                "text/json": components["schemas"]["RecoveredWebhookDto"];
                "text/plain": components["schemas"]["RecoveredWebhookDto"];
            };
        };
        /** @description The costs of the prints before and after. */
        RepricedPrintsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RepricedPrintsDto"];
                "text/json": components["schemas"]["RepricedPrintsDto"];
                "text/plain": components["schemas"]["RepricedPrintsDto"];
            };
        };
        /** @description The service is temporarily unavailable. Wait the number of seconds in `Retry-After`. */
        ServiceUnavailable: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of web sessions. */
        SessionPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionPageDto"];
                "text/json": components["schemas"]["SessionPageDto"];
                "text/plain": components["schemas"]["SessionPageDto"];
            };
        };
        /** @description The settings. They must not be cached. */
        SlicerSetting: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SlicerSetting"];
                "text/json": components["schemas"]["SlicerSetting"];
                "text/plain": components["schemas"]["SlicerSetting"];
            };
        };
        /** @description A page of slicer settings. */
        SlicerSettingsPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SlicerSettingsPageDto"];
                "text/json": components["schemas"]["SlicerSettingsPageDto"];
                "text/plain": components["schemas"]["SlicerSettingsPageDto"];
            };
        };
        /** @description Another spool has the number, or a maximum number of records is reached. */
        SpoolConflict: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A connection was already created with this `Idempotency-Key`, or the caller has reached the maximum number of connections. */
        SpoolConnectionMadeBefore: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of spool connections. */
        SpoolConnectionPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpoolConnectionPageDto"];
                "text/json": components["schemas"]["SpoolConnectionPageDto"];
                "text/plain": components["schemas"]["SpoolConnectionPageDto"];
            };
        };
        /** @description Another spool has the number. */
        SpoolNumberTaken: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of the stock, with the totals. */
        StockPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StockPageDto"];
                "text/json": components["schemas"]["StockPageDto"];
                "text/plain": components["schemas"]["StockPageDto"];
            };
        };
        /** @description The plan. */
        StockPlanDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StockPlanDto"];
                "text/json": components["schemas"]["StockPlanDto"];
                "text/plain": components["schemas"]["StockPlanDto"];
            };
        };
        /** @description The storage usage. */
        StorageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StorageDto"];
                "text/json": components["schemas"]["StorageDto"];
                "text/plain": components["schemas"]["StorageDto"];
            };
        };
        /** @description The storage locations. */
        StorageLocations: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NamesDto"];
                "text/json": components["schemas"]["NamesDto"];
                "text/plain": components["schemas"]["NamesDto"];
            };
        };
        /** @description The record has reached the maximum number of images. */
        TooManyImages: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has reached the maximum number of imports. */
        TooManyImports: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The quota is exhausted. Wait the number of seconds in `Retry-After`. */
        TooManyRequests: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The quota is exhausted, or the network address has uploaded the maximum for one day. Wait the number of seconds in `Retry-After`. */
        TooManySettings: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Credentials are missing or invalid. For an invalid API key, the body is plain text. */
        Unauthorized: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "text/plain": components["schemas"]["InvalidApiKeyText"];
            };
        };
        /** @description The spools that are still loaded. */
        UnloadedPrinterFilamentsDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrinterFilamentsDto"];
                "text/json": components["schemas"]["PrinterFilamentsDto"];
                "text/plain": components["schemas"]["PrinterFilamentsDto"];
            };
        };
        /** @description The number of unread notifications. */
        UnreadCountDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnreadCountDto"];
                "text/json": components["schemas"]["UnreadCountDto"];
                "text/plain": components["schemas"]["UnreadCountDto"];
            };
        };
        /** @description The operation does not accept the media type or content coding of the body. */
        UnsupportedMediaType: {
            headers: {
                Accept: components["headers"]["Accept"];
                "Accept-Encoding": components["headers"]["Accept-Encoding"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's email address. */
        UserEmailDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserEmailDto"];
                "text/json": components["schemas"]["UserEmailDto"];
                "text/plain": components["schemas"]["UserEmailDto"];
            };
        };
        /** @description The caller's profile. */
        UserProfileDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserProfileDto"];
                "text/json": components["schemas"]["UserProfileDto"];
                "text/plain": components["schemas"]["UserProfileDto"];
            };
        };
        /** @description A page of deliveries. */
        WebhookDeliveryPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookDeliveryPageDto"];
                "text/json": components["schemas"]["WebhookDeliveryPageDto"];
                "text/plain": components["schemas"]["WebhookDeliveryPageDto"];
            };
        };
        /** @description The webhook. */
        WebhookDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookDto"];
                "text/json": components["schemas"]["WebhookDto"];
                "text/plain": components["schemas"]["WebhookDto"];
            };
        };
        /** @description The webhook is disabled. Enable it first. */
        WebhookIsDisabled: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A webhook was already created with this `Idempotency-Key`, the caller has reached the maximum number of webhooks, or the operator has not set what the service needs to store secrets. */
        WebhookMadeBefore: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of webhooks. */
        WebhookPageDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookPageDto"];
                "text/json": components["schemas"]["WebhookPageDto"];
                "text/plain": components["schemas"]["WebhookPageDto"];
            };
        };
        /** @description The new secret. It must not be cached. */
        WebhookSecretDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookSecretDto"];
                "text/json": components["schemas"]["WebhookSecretDto"];
                "text/plain": components["schemas"]["WebhookSecretDto"];
            };
        };
        /** @description The operator has not set what the service needs to store secrets. */
        WebhooksNotAvailable: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The public key. */
        WebPushKeyDto: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebPushKeyDto"];
                "text/json": components["schemas"]["WebPushKeyDto"];
                "text/plain": components["schemas"]["WebPushKeyDto"];
            };
        };
        /** @description A weight that the adjustment requires is not recorded. */
        WeightNotRecorded: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the user.
         * @example 1
         */
        AchievementUserId: components["schemas"]["Id"];
        /**
         * @description The bucket size. A range with more than 7,400 buckets is rejected, as is one with more than 37,000 across all printers; without a range, the service chooses a coarser size instead.
         * @example Week
         */
        AnalyticsBucketSize: components["schemas"]["AnalyticsGranularity"];
        /**
         * @description Also return the figures for the preceding window of the same length. Has no effect without a range.
         * @example true
         */
        AnalyticsComparePrevious: boolean;
        /**
         * @description Only prints that used one of these spools. Ids that are not the caller's match nothing.
         * @example [
         *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
         *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
         *     ]
         */
        AnalyticsFilamentIds: components["schemas"]["Uuid"][];
        /**
         * @description The start of the half-open range (inclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`. Without `FromDate` and `ToDate`, all time is covered; providing only one of them is rejected.
         * @example 2026-01-05
         */
        AnalyticsFromDate: components["schemas"]["DateTimeInput"];
        /**
         * @description Whether both ends of the range are provided. The service computes this from `FromDate` and `ToDate`; a value in the request is accepted and ignored.
         * @example true
         */
        AnalyticsHasRange: boolean;
        /**
         * @description Only prints made on these printers. Ids that are not the caller's match nothing.
         * @example [
         *       7
         *     ]
         */
        AnalyticsPrinterIds: components["schemas"]["Id"][];
        /**
         * @description Only prints in these projects. Ids that are not the caller's match nothing.
         * @example [
         *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
         *     ]
         */
        AnalyticsProjectIds: components["schemas"]["Uuid"][];
        /**
         * @description Only prints with one of these statuses.
         * @example [
         *       "Success",
         *       "Failed"
         *     ]
         */
        AnalyticsStatuses: components["schemas"]["PrintStatus"][];
        /**
         * @description The IANA time zone for buckets, calendar dates and hours.
         * @example Europe/Berlin
         */
        AnalyticsTimeZone: components["schemas"]["IanaTimeZone"];
        /**
         * @description The end of the half-open range (exclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`.
         * @example 2026-02-02T00:00:00
         */
        AnalyticsToDate: components["schemas"]["DateTimeInput"];
        /**
         * @description The UUID of the API key.
         * @example b7c1d2e3-4f5a-4b6c-8d7e-9f0a1b2c3d4e
         */
        ApiKeyId: components["schemas"]["Uuid"];
        /**
         * @description When the link ends, in seconds since 1970.
         * @example 1772359200
         */
        ArchiveLinkEnd: number;
        /**
         * @description The id of the archive's owner, in a link.
         * @example 1
         */
        ArchiveOwner: components["schemas"]["Id"];
        /**
         * @description The part of the archive to return, in bytes (RFC 9110). A range that cannot be parsed is ignored.
         * @example bytes=0-1023
         */
        ArchiveRange: string;
        /**
         * @description The signature of the link.
         * @example 8f14e45fceea167a5a36dedd4bea2543c3b1f0d9a7e6528414b0c9d7e3f2a165
         */
        ArchiveSignature: string;
        /**
         * @description The sort order. Records that compare equal are sorted by id in the same order.
         * @example asc
         */
        AscendingSortDirection: components["schemas"]["SortDirection"];
        /**
         * @description Whether the owner gets the print as visitors see it.
         * @example true
         */
        AsVisitor: boolean;
        /**
         * @description The id of the user to block or unblock; cannot be the caller's own.
         * @example 2
         */
        BlockedUserId: components["schemas"]["Id"];
        /**
         * @description The id of the brand.
         * @example 41
         */
        BrandId: components["schemas"]["Id"];
        /**
         * @description Only types of one of these brands. Ids that are not the caller's match nothing.
         * @example [
         *       41
         *     ]
         */
        BrandIds: components["schemas"]["Id"][];
        /**
         * @description Only spools of one of these brands, ignoring case.
         * @example [
         *       "Fillamentum"
         *     ]
         */
        Brands: string[];
        /**
         * @description Only brands in whose name each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
         * @example poly
         */
        BrandSearchText: string;
        /**
         * @description The property to sort by.
         * @example created
         */
        BrandSorting: components["schemas"]["BrandSortColumn"];
        /**
         * @description Only spools with this color, as the main color or one of several. The `#`, which must be sent as `%23` in a URL, is optional.
         * @example 1A1A1A
         */
        ColorHex: string;
        /**
         * @description The id of the comment.
         * @example 501
         */
        CommentId: components["schemas"]["Id"];
        /**
         * @description The UUID of the import.
         * @example 9e2c7a14-5d80-4b36-8f1a-7c3b0d9e6f42
         */
        CommittedImportId: components["schemas"]["Uuid"];
        /**
         * @description The id of another print, which the caller can read without a key.
         * @example 1003
         */
        CompareWith: components["schemas"]["Id"];
        /**
         * @description The id of the event, which is the same in all attempts.
         * @example 2f8d6c14-9b07-4e5a-a3c2-1d0e7f6b5a48
         */
        DeliveryId: components["schemas"]["Uuid"];
        /**
         * @description One signature, or two separated by a space for a day after the secret was rotated: `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, after Standard Webhooks 1.0.0.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        DeliverySignature: string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1773487602
         */
        DeliveryTimestamp: number;
        /**
         * @description The sort order. Prints that compare equal are sorted by id in the same order.
         * @example desc
         */
        DescendingSortDirection: components["schemas"]["SortDirection"];
        /**
         * @description The number of events per page.
         * @example 100
         */
        EventLimit: number;
        /**
         * @description Only events with one of these names.
         * @example [
         *       "print.finished",
         *       "print.failed"
         *     ]
         */
        EventNames: components["schemas"]["EventName"][];
        /**
         * @description Only events about one of these printers. Ids that are not the caller's match nothing.
         * @example [
         *       7
         *     ]
         */
        EventPrinterIds: components["schemas"]["Id"][];
        /**
         * @description The position after which to continue. `Last-Event-ID` takes precedence.
         * @example 41
         */
        EventsAfter: number;
        /**
         * @description The UUID of the archive.
         * @example 4d8f2b61-7a3c-4e59-9c10-6b5e2f7d8a94
         */
        ExportId: components["schemas"]["Uuid"];
        /**
         * @description Only prints that failed or were cancelled for one of these kinds of causes.
         * @example [
         *       "Adhesion",
         *       "Warping"
         *     ]
         */
        FailureCategories: components["schemas"]["FailureCategory"][];
        /**
         * @description The UUID of the spool.
         * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
         */
        FilamentId: components["schemas"]["Uuid"];
        /**
         * @description Only prints that used one of these spools. Another user's spool matches nothing.
         * @example [
         *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11"
         *     ]
         */
        FilamentIds: components["schemas"]["Uuid"][];
        /**
         * @description Only active spools, or only inactive ones.
         * @example true
         */
        FilamentIsActive: boolean;
        /**
         * @description Only favorites, or only the others.
         * @example true
         */
        FilamentIsFavorite: boolean;
        /**
         * @description Only spools in whose name, brand, material type, color name, storage location, notes, lot number, article number, barcode and tags each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
         * @example black
         */
        FilamentSearchText: string;
        /**
         * @description The property to sort by.
         * @example remaining
         */
        FilamentSorting: components["schemas"]["FilamentSortColumn"];
        /**
         * @description Only types with this color, as the main color or one of several. The `#`, which must be sent as `%23` in a URL, is optional.
         * @example 1A1A1A
         */
        FilamentTypeColorHex: string;
        /**
         * @description The id of the filament type.
         * @example 61
         */
        FilamentTypeId: components["schemas"]["Id"];
        /**
         * @description Only types in whose name, brand, material type, color name, finish, article number and notes each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
         * @example black
         */
        FilamentTypeSearchText: string;
        /**
         * @description The property to sort by.
         * @example remaining
         */
        FilamentTypeSorting: components["schemas"]["FilamentTypeSortColumn"];
        /**
         * @description Only prints at or after this time, by start or, if the start is not recorded, by creation. Can be used without `toDate`. A time without an offset, or a day, is in the user's time zone.
         * @example 2026-01-01T00:00:00Z
         */
        FromDate: components["schemas"]["DateTimeInput"];
        /**
         * @description Only prints with this print time or a longer one, in seconds; the estimate where none is recorded.
         * @example 3600
         */
        FromPrintTime: components["schemas"]["DurationFilter"];
        /**
         * @description The id of the grant; case-sensitive.
         * @example grant_8Jk2mQ
         */
        GrantId: string;
        /**
         * @description Only prints with a start date, or only prints without. Analytics count a print without one in no range and no bucket.
         * @example true
         */
        HasStartDate: boolean;
        /**
         * @description Only prints with supports, or only prints without.
         * @example false
         */
        HasSupports: boolean;
        /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
         * @example *
         */
        IfMatch: string;
        /**
         * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
         * @example "1b6d0e55a3c9"
         */
        IfNoneMatch: string;
        /**
         * @description The UUID of the image.
         * @example e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b
         */
        ImageId: components["schemas"]["Uuid"];
        /**
         * @description The UUID of the import.
         * @example 3b9d6f20-8c41-4e7a-9f52-6a0d1c8e7b35
         */
        ImportId: components["schemas"]["Uuid"];
        /**
         * @description Only rows with one of these verdicts.
         * @example [
         *       "Error"
         *     ]
         */
        ImportVerdicts: components["schemas"]["ImportVerdict"][];
        /**
         * @description Whether to include disconnected agents, which can be allowed again.
         * @example true
         */
        IncludeRevoked: boolean;
        /**
         * @description Only rows with a known shortfall, or only the others.
         * @example true
         */
        IsShort: boolean;
        /**
         * @description The position of the last event that a client of the stream received; browsers send it by themselves.
         * @example 41
         */
        LastEventId: string;
        /**
         * @description The UUID of the adjustment in the ledger.
         * @example d4c3b2a1-0f9e-4d8c-b7a6-95847362514f
         */
        LedgerEntryId: components["schemas"]["Uuid"];
        /**
         * @description Only rows that are known to be at or below their reorder point, or only the others.
         * @example true
         */
        LowFilamentTypes: boolean;
        /**
         * @description Only spools whose remaining weight is known and low, or only the others: at or below `lowStockThresholdMg` or, without it, 10 % of the nominal weight.
         * @example false
         */
        LowStock: boolean;
        /**
         * @description Only completed work, or only planned work.
         * @example false
         */
        MaintenanceDone: boolean;
        /**
         * @description The id of the maintenance entry.
         * @example 301
         */
        MaintenanceId: components["schemas"]["Id"];
        /**
         * @description Only due work, or only work that is not due.
         * @example true
         */
        MaintenanceIsDue: boolean;
        /**
         * @description Only entries for one of these printers. Another user's printer matches nothing.
         * @example [
         *       7
         *     ]
         */
        MaintenancePrinterIds: components["schemas"]["Id"][];
        /**
         * @description Only spools of one of these material types, ignoring case.
         * @example [
         *       "PLA",
         *       "PETG"
         *     ]
         */
        MaterialTypes: string[];
        /**
         * @description Only prints with this infill density or a smaller one.
         * @example 50
         */
        MaxInfill: components["schemas"]["InfillPercent"];
        /**
         * @description Only prints with this layer height, in millimeters, or a smaller one.
         * @example 0.2
         */
        MaxLayerHeight: components["schemas"]["LayerHeightMm"];
        /**
         * @description The share key of the unlisted print, project or profile that the image belongs to.
         * @example q7Zt0mWk3VbXn2Rc
         */
        MediaShareKey: string;
        /**
         * @description Only prints with this infill density or a larger one.
         * @example 10
         */
        MinInfill: components["schemas"]["InfillPercent"];
        /**
         * @description Only prints with this layer height, in millimeters, or a larger one.
         * @example 0.1
         */
        MinLayerHeight: components["schemas"]["LayerHeightMm"];
        /**
         * @description Only prints with at least this rating.
         * @example 4
         */
        MinRating: number;
        /**
         * @description The UUID of the notification.
         * @example a0b1c2d3-e4f5-4061-8273-948596a7b8c9
         */
        NotificationId: components["schemas"]["Uuid"];
        /**
         * @description Only notifications that the user has read, or only unread ones.
         * @example false
         */
        NotificationIsRead: boolean;
        /**
         * @description Only notifications of one of these types.
         * @example [
         *       "PrintFailed",
         *       "LowStock"
         *     ]
         */
        NotificationTypes: components["schemas"]["NotificationType"][];
        /**
         * @description Only prints with one of these nozzle diameters, in millimeters.
         * @example [
         *       0.4
         *     ]
         */
        NozzleDiameters: components["schemas"]["NozzleDiameterMm"][];
        /**
         * @description The UUID of one of the caller's images.
         * @example a4d1e7c2-3b5f-4860-9d71-2e8c0f6b4a13
         */
        OwnImageId: components["schemas"]["Uuid"];
        /**
         * @description The page to return, starting at 1. A page past the last one is empty.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description The number of items per page.
         * @example 25
         */
        PageSize: number;
        /**
         * @description Only rows that one of these planned prints needs. Ids of other prints match nothing.
         * @example [
         *       1001
         *     ]
         */
        PlannedPrintIds: components["schemas"]["Id"][];
        /**
         * @description Only prints on this printer. Another user's printer matches nothing.
         * @example 7
         */
        PlanPrinterId: components["schemas"]["Id"];
        /**
         * @description The caller's prints to plan; the first 100 that are `Pending` and have materials if omitted.
         * @example [
         *       1001
         *     ]
         */
        PlanPrintIds: components["schemas"]["Id"][];
        /**
         * @description The id of a comment on the print.
         * @example 501
         */
        PrintCommentId: components["schemas"]["Id"];
        /**
         * @description The id of the printer.
         * @example 7
         */
        PrinterId: components["schemas"]["Id"];
        /**
         * @description Only prints made on one of these printers. Another user's printer matches nothing.
         * @example [
         *       7
         *     ]
         */
        PrinterIds: components["schemas"]["Id"][];
        /**
         * @description The id of the print.
         * @example 1001
         */
        PrintId: components["schemas"]["Id"];
        /**
         * @description Only prints that used one of these material types, ignoring case; that of a spool as it is now.
         * @example [
         *       "PLA",
         *       "PETG"
         *     ]
         */
        PrintMaterialTypes: string[];
        /**
         * @description Only prints with one of these statuses.
         * @example [
         *       "Success",
         *       "PartialSuccess"
         *     ]
         */
        PrintStatuses: components["schemas"]["PrintStatus"][];
        /**
         * @description The key of an unlisted profile, from the link that its owner shared.
         * @example q7Zt0mWk3VbXn2Rc
         */
        ProfileShareKey: string;
        /**
         * @description The id of the printer. Without it, the printer is found by the name that the program sends.
         * @example 7
         */
        ProgramPrinterId: number;
        /**
         * @description The UUID of the project.
         * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
         */
        ProjectId: components["schemas"]["Uuid"];
        /**
         * @description Only prints in one of these projects. Another user's project matches nothing.
         * @example [
         *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
         *     ]
         */
        ProjectIds: components["schemas"]["Uuid"][];
        /**
         * @description The UUID of the project image.
         * @example f2a3b4c5-d6e7-4f80-9b1c-2d3e4f5a6b7c
         */
        ProjectImageId: components["schemas"]["Uuid"];
        /**
         * @description Only projects in whose name, reference and description each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
         * @example shelves
         */
        ProjectSearchText: string;
        /**
         * @description The key of an unlisted project, from the link that its owner shared.
         * @example q7Zt0mWk3VbXn2Rc
         */
        ProjectShareKey: string;
        /**
         * @description The property to sort by.
         * @example updated
         */
        ProjectSorting: components["schemas"]["ProjectSortColumn"];
        /**
         * @description Only projects with one of these statuses.
         * @example [
         *       "InProgress",
         *       "OnHold"
         *     ]
         */
        ProjectStatuses: components["schemas"]["ProjectStatus"][];
        /**
         * @description The push token of the installation, or its id, percent-encoded; case-sensitive.
         * @example fcm-demo-token-3f9a
         */
        PushToken: string;
        /**
         * @description The part of the image to return, in bytes (RFC 9110). A range that cannot be parsed is ignored.
         * @example bytes=0-1023
         */
        Range: string;
        /**
         * @description The sort order. Records that compare equal are sorted by id in the same order.
         * @example desc
         */
        RecordsDescending: components["schemas"]["SortDirection"];
        /**
         * @description Only prints in whose title, file name, notes, tags, failure reason, printer, project, and spools' names, brands, materials and colors each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
         * @example bracket
         */
        SearchText: string;
        /**
         * @description The UUID of the web session.
         * @example 4e6f8a1b-2c3d-4e5f-9a7b-8c9d0e1f2a3b
         */
        SessionId: components["schemas"]["Uuid"];
        /**
         * @description The key of an unlisted print, from the link that its owner shared.
         * @example q7Zt0mWk3VbXn2Rc
         */
        ShareKey: string;
        /**
         * @description Only prints with the status `Failed` or `Cancelled`.
         * @example false
         */
        ShowOnlyFailed: boolean;
        /**
         * @description Only prints with the status `Success` or `PartialSuccess`.
         * @example false
         */
        ShowOnlySuccessful: boolean;
        /**
         * @description The UUID of the settings record, as returned when it was created.
         * @example c2a8a2f4-7d1b-4a0e-9b55-5a1f0c3d2e1b
         */
        SlicerSettingsId: components["schemas"]["Uuid"];
        /**
         * @description The property to sort by.
         * @example size
         */
        SlicerSettingsSorting: components["schemas"]["SlicerSettingsSortColumn"];
        /**
         * @description The property to sort by.
         * @example date
         */
        SortColumn: components["schemas"]["PrintSortColumn"];
        /**
         * @description The UUID of the spool connection.
         * @example 8f0e2d4c-6b7a-4958-b6c5-d4e3f2a1b0c9
         */
        SpoolConnectionId: components["schemas"]["Uuid"];
        /**
         * @description Only spools with one of these numbers.
         * @example [
         *       1
         *     ]
         */
        SpoolNumbers: number[];
        /**
         * @description Only spools with all of these tags.
         * @example [
         *       "workshop"
         *     ]
         */
        SpoolTags: components["schemas"]["Tag"][];
        /**
         * @description Only prints that started in one of these hours of the day, in the user's time zone: 14 is from 14:00 to 15:00.
         * @example [
         *       14,
         *       15
         *     ]
         */
        StartHours: number[];
        /**
         * @description Only prints that started on one of these weekdays, in the user's time zone.
         * @example [
         *       "Saturday",
         *       "Sunday"
         *     ]
         */
        StartWeekdays: components["schemas"]["Weekday"][];
        /**
         * @description Only rows of one of these brands, ignoring case.
         * @example [
         *       "Fillamentum"
         *     ]
         */
        StockBrands: string[];
        /**
         * @description Only rows with this color, as the main color or one of several. The `#`, which must be sent as `%23` in a URL, is optional.
         * @example 1A1A1A
         */
        StockColorHex: string;
        /**
         * @description Only rows of one of these material types, ignoring case.
         * @example [
         *       "PLA",
         *       "PETG"
         *     ]
         */
        StockMaterialTypes: string[];
        /**
         * @description Only rows in whose texts (name, brand, material type, color name; of filament types also finish, article number and notes) each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
         * @example black
         */
        StockSearchText: string;
        /**
         * @description The sort order. Rows that compare equal are sorted by name.
         * @example desc
         */
        StockSortDirection: components["schemas"]["SortDirection"];
        /**
         * @description The property to sort by.
         * @example shortfall
         */
        StockSorting: components["schemas"]["StockSortColumn"];
        /**
         * @description Only rows of one of these filament types. Ids that are not the caller's match nothing.
         * @example [
         *       61
         *     ]
         */
        StockTypeIds: components["schemas"]["Id"][];
        /**
         * @description Only spools stored in one of these places, ignoring case.
         * @example [
         *       "Dry box 2"
         *     ]
         */
        StorageLocations: string[];
        /**
         * @description The UUID of the settings record.
         * @example 5b1f7a90-2c64-4e0d-8f3a-7d9e6c1b2a40
         */
        StoredSettingsId: components["schemas"]["Uuid"];
        /**
         * @description Only prints with all of these tags.
         * @example [
         *       "workshop"
         *     ]
         */
        Tags: components["schemas"]["Tag"][];
        /**
         * @description Only prints before this time, by start or, if the start is not recorded, by creation. Can be used without `fromDate`. A time without an offset, or a day, is in the user's time zone.
         * @example 2027-01-01T00:00
         */
        ToDate: components["schemas"]["DateTimeInput"];
        /**
         * @description Only prints with a shorter print time, in seconds; the estimate where none is recorded.
         * @example 7200
         */
        ToPrintTime: components["schemas"]["DurationFilter"];
        /**
         * @description Only spools of one of these filament types. Ids that are not the caller's match nothing.
         * @example [
         *       61
         *     ]
         */
        TypeIds: components["schemas"]["Id"][];
        /**
         * @description The id of the user.
         * @example 1
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description Only deliveries in one of these states.
         * @example [
         *       "Failed"
         *     ]
         */
        WebhookDeliveryStates: components["schemas"]["WebhookDeliveryState"][];
        /**
         * @description The UUID of the event.
         * @example 2f8d6c14-9b07-4e5a-a3c2-1d0e7f6b5a48
         */
        WebhookEventId: components["schemas"]["Uuid"];
        /**
         * @description The UUID of the webhook.
         * @example 7c1e9a52-4b3d-4f60-8e21-5d9c0b7a6f13
         */
        WebhookId: components["schemas"]["Uuid"];
    };
    requestBodies: {
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        AchievementEvent: {
            content: {
                "application/json": components["schemas"]["AchievementEventDto"];
            };
        };
        /** @description What is known about the stock. */
        AdjustFilament: {
            content: {
                "application/*+json": components["schemas"]["AdjustFilamentDto"];
                "application/json": components["schemas"]["AdjustFilamentDto"];
                "text/json": components["schemas"]["AdjustFilamentDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        ApiKeyEvent: {
            content: {
                "application/json": components["schemas"]["ApiKeyEventDto"];
            };
        };
        /** @description The notification. */
        BambuddyNotification: {
            content: {
                "application/*+json": components["schemas"]["BambuddyNotificationDto"];
                "application/json": components["schemas"]["BambuddyNotificationDto"];
                "text/json": components["schemas"]["BambuddyNotificationDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        BrandEvent: {
            content: {
                "application/json": components["schemas"]["BrandEventDto"];
            };
        };
        /** @description The prints to delete. */
        BulkDeletePrints: {
            content: {
                "application/*+json": components["schemas"]["BulkDeletePrintsDto"];
                "application/json": components["schemas"]["BulkDeletePrintsDto"];
                "text/json": components["schemas"]["BulkDeletePrintsDto"];
            };
        };
        /** @description The prints to change, and the changes. */
        BulkEditPrints: {
            content: {
                "application/*+json": components["schemas"]["BulkEditPrintsDto"];
                "application/json": components["schemas"]["BulkEditPrintsDto"];
                "text/json": components["schemas"]["BulkEditPrintsDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        CommentEvent: {
            content: {
                "application/json": components["schemas"]["CommentEventDto"];
            };
        };
        /** @description The work that was done. */
        CompleteMaintenanceEntry: {
            content: {
                "application/*+json": components["schemas"]["CompleteMaintenanceEntryDto"];
                "application/json": components["schemas"]["CompleteMaintenanceEntryDto"];
                "text/json": components["schemas"]["CompleteMaintenanceEntryDto"];
            };
        };
        /** @description How the print ended. */
        CompletePrint: {
            content: {
                "application/*+json": components["schemas"]["CompletePrintDto"];
                "application/json": components["schemas"]["CompletePrintDto"];
                "text/json": components["schemas"]["CompletePrintDto"];
            };
        };
        /** @description The key to create. */
        CreateApiKey: {
            content: {
                "application/*+json": components["schemas"]["CreateApiKeyDto"];
                "application/json": components["schemas"]["CreateApiKeyDto"];
                "text/json": components["schemas"]["CreateApiKeyDto"];
            };
        };
        /** @description The connection to create. */
        CreateSpoolConnection: {
            content: {
                "application/*+json": components["schemas"]["CreateSpoolConnectionDto"];
                "application/json": components["schemas"]["CreateSpoolConnectionDto"];
                "text/json": components["schemas"]["CreateSpoolConnectionDto"];
            };
        };
        /** @description The webhook to create. */
        CreateWebhook: {
            content: {
                "application/*+json": components["schemas"]["CreateWebhookDto"];
                "application/json": components["schemas"]["CreateWebhookDto"];
                "text/json": components["schemas"]["CreateWebhookDto"];
            };
        };
        /** @description The hint to dismiss. */
        DismissHint: {
            content: {
                "application/*+json": components["schemas"]["DismissHintRequestDto"];
                "application/json": components["schemas"]["DismissHintRequestDto"];
                "text/json": components["schemas"]["DismissHintRequestDto"];
            };
        };
        /** @description The brand. */
        EditBrand: {
            content: {
                "application/*+json": components["schemas"]["EditBrandDto"];
                "application/json": components["schemas"]["EditBrandDto"];
                "text/json": components["schemas"]["EditBrandDto"];
            };
        };
        /** @description The new text. */
        EditComment: {
            content: {
                "application/*+json": components["schemas"]["EditCommentDto"];
                "application/json": components["schemas"]["EditCommentDto"];
                "text/json": components["schemas"]["EditCommentDto"];
            };
        };
        /** @description The spool. */
        EditFilament: {
            content: {
                "application/*+json": components["schemas"]["EditFilamentDto"];
                "application/json": components["schemas"]["EditFilamentDto"];
                "text/json": components["schemas"]["EditFilamentDto"];
            };
        };
        /** @description The filament type. */
        EditFilamentType: {
            content: {
                "application/*+json": components["schemas"]["EditFilamentTypeDto"];
                "application/json": components["schemas"]["EditFilamentTypeDto"];
                "text/json": components["schemas"]["EditFilamentTypeDto"];
            };
        };
        /** @description The maintenance entry. */
        EditMaintenanceEntry: {
            content: {
                "application/*+json": components["schemas"]["EditMaintenanceEntryDto"];
                "application/json": components["schemas"]["EditMaintenanceEntryDto"];
                "text/json": components["schemas"]["EditMaintenanceEntryDto"];
            };
        };
        /** @description The print. */
        EditPrint: {
            content: {
                "application/*+json": components["schemas"]["EditPrintDto"];
                "application/json": components["schemas"]["EditPrintDto"];
                "text/json": components["schemas"]["EditPrintDto"];
            };
        };
        /** @description The printer. */
        EditPrinter: {
            content: {
                "application/*+json": components["schemas"]["EditPrinterDto"];
                "application/json": components["schemas"]["EditPrinterDto"];
                "text/json": components["schemas"]["EditPrinterDto"];
            };
        };
        /** @description The project. */
        EditProject: {
            content: {
                "application/*+json": components["schemas"]["EditProjectDto"];
                "application/json": components["schemas"]["EditProjectDto"];
                "text/json": components["schemas"]["EditProjectDto"];
            };
        };
        /** @description The print and the rates. */
        EstimateQuote: {
            content: {
                "application/*+json": components["schemas"]["QuoteRequestDto"];
                "application/json": components["schemas"]["QuoteRequestDto"];
                "text/json": components["schemas"]["QuoteRequestDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        ExportEvent: {
            content: {
                "application/json": components["schemas"]["ExportEventDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        FilamentTypeEvent: {
            content: {
                "application/json": components["schemas"]["FilamentTypeEventDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        ImportEvent: {
            content: {
                "application/json": components["schemas"]["ImportEventDto"];
            };
        };
        /** @description The spool and its slot. */
        LoadFilament: {
            content: {
                "application/*+json": components["schemas"]["LoadFilamentDto"];
                "application/json": components["schemas"]["LoadFilamentDto"];
                "text/json": components["schemas"]["LoadFilamentDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        MaintenanceEvent: {
            content: {
                "application/json": components["schemas"]["MaintenanceEventDto"];
            };
        };
        /** @description The envelope of the event. */
        MoonrakerNotification: {
            content: {
                "application/*+json": components["schemas"]["MoonrakerNotificationDto"];
                "application/json": components["schemas"]["MoonrakerNotificationDto"];
                "text/json": components["schemas"]["MoonrakerNotificationDto"];
            };
        };
        /** @description The spool. */
        NewFilament: {
            content: {
                "application/*+json": components["schemas"]["NewFilamentDto"];
                "application/json": components["schemas"]["NewFilamentDto"];
                "text/json": components["schemas"]["NewFilamentDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        NotificationEvent: {
            content: {
                "application/json": components["schemas"]["NotificationEventDto"];
            };
        };
        /** @description The notification. */
        ObicoNotification: {
            content: {
                "application/*+json": components["schemas"]["ObicoNotificationDto"];
                "application/json": components["schemas"]["ObicoNotificationDto"];
                "text/json": components["schemas"]["ObicoNotificationDto"];
            };
        };
        /** @description The notification. */
        OctoEverywhereNotification: {
            content: {
                "application/*+json": components["schemas"]["OctoEverywhereNotificationDto"];
                "application/json": components["schemas"]["OctoEverywhereNotificationDto"];
                "text/json": components["schemas"]["OctoEverywhereNotificationDto"];
            };
        };
        /** @description The event. In a form, each object is JSON text in its own field, and the image is a separate part. */
        OctoprintEvent: {
            content: {
                "application/*+json": components["schemas"]["OctoprintEventDto"];
                "application/json": components["schemas"]["OctoprintEventDto"];
                "application/x-www-form-urlencoded": components["schemas"]["OctoprintEventDto"];
                "multipart/form-data": components["schemas"]["OctoprintEventDto"];
                "text/json": components["schemas"]["OctoprintEventDto"];
            };
        };
        /** @description The changes, as a JSON Merge Patch. The media type `application/merge-patch+json` is also accepted. */
        PatchBrand: {
            content: {
                "application/*+json": components["schemas"]["PatchBrandDto"];
                "application/json": components["schemas"]["PatchBrandDto"];
                "text/json": components["schemas"]["PatchBrandDto"];
            };
        };
        /** @description The changes, as a JSON Merge Patch. The media type `application/merge-patch+json` is also accepted. */
        PatchFilament: {
            content: {
                "application/*+json": components["schemas"]["PatchFilamentDto"];
                "application/json": components["schemas"]["PatchFilamentDto"];
                "text/json": components["schemas"]["PatchFilamentDto"];
            };
        };
        /** @description The changes, as a JSON Merge Patch. The media type `application/merge-patch+json` is also accepted. */
        PatchFilamentType: {
            content: {
                "application/*+json": components["schemas"]["PatchFilamentTypeDto"];
                "application/json": components["schemas"]["PatchFilamentTypeDto"];
                "text/json": components["schemas"]["PatchFilamentTypeDto"];
            };
        };
        /** @description The changes, as a JSON Merge Patch. The media type `application/merge-patch+json` is also accepted. */
        PatchImage: {
            content: {
                "application/*+json": components["schemas"]["PatchImageDto"];
                "application/json": components["schemas"]["PatchImageDto"];
                "text/json": components["schemas"]["PatchImageDto"];
            };
        };
        /** @description The changes. */
        PatchImport: {
            content: {
                "application/*+json": components["schemas"]["PatchImportDto"];
                "application/json": components["schemas"]["PatchImportDto"];
                "text/json": components["schemas"]["PatchImportDto"];
            };
        };
        /** @description The changes, as a JSON Merge Patch. The media type `application/merge-patch+json` is also accepted. */
        PatchMaintenanceEntry: {
            content: {
                "application/*+json": components["schemas"]["PatchMaintenanceEntryDto"];
                "application/json": components["schemas"]["PatchMaintenanceEntryDto"];
                "text/json": components["schemas"]["PatchMaintenanceEntryDto"];
            };
        };
        /** @description The changes, as a JSON Merge Patch. The media type `application/merge-patch+json` is also accepted. */
        PatchNotificationSettings: {
            content: {
                "application/*+json": components["schemas"]["PatchNotificationSettingsDto"];
                "application/json": components["schemas"]["PatchNotificationSettingsDto"];
                "text/json": components["schemas"]["PatchNotificationSettingsDto"];
            };
        };
        /** @description The changes, as a JSON Merge Patch. The media type `application/merge-patch+json` is also accepted. */
        PatchPrint: {
            content: {
                "application/*+json": components["schemas"]["PatchPrintDto"];
                "application/json": components["schemas"]["PatchPrintDto"];
                "text/json": components["schemas"]["PatchPrintDto"];
            };
        };
        /** @description The changes, as a JSON Merge Patch. The media type `application/merge-patch+json` is also accepted. */
        PatchPrinter: {
            content: {
                "application/*+json": components["schemas"]["PatchPrinterDto"];
                "application/json": components["schemas"]["PatchPrinterDto"];
                "text/json": components["schemas"]["PatchPrinterDto"];
            };
        };
        /** @description The changes, as a JSON Merge Patch. The media type `application/merge-patch+json` is also accepted. */
        PatchProject: {
            content: {
                "application/*+json": components["schemas"]["PatchProjectDto"];
                "application/json": components["schemas"]["PatchProjectDto"];
                "text/json": components["schemas"]["PatchProjectDto"];
            };
        };
        /** @description The changes, as a JSON Merge Patch. The media type `application/merge-patch+json` is also accepted. */
        PatchUserProfile: {
            content: {
                "application/*+json": components["schemas"]["PatchUserProfileDto"];
                "application/json": components["schemas"]["PatchUserProfileDto"];
                "text/json": components["schemas"]["PatchUserProfileDto"];
            };
        };
        /** @description The changes, as a JSON Merge Patch. The media type `application/merge-patch+json` is also accepted. */
        PatchWebhook: {
            content: {
                "application/*+json": components["schemas"]["PatchWebhookDto"];
                "application/json": components["schemas"]["PatchWebhookDto"];
                "text/json": components["schemas"]["PatchWebhookDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        PingEvent: {
            content: {
                "application/json": components["schemas"]["PingEventDto"];
            };
        };
        /** @description The event. */
        PostPrintEvent: {
            content: {
                "application/*+json": components["schemas"]["NewPrintEventDto"];
                "application/json": components["schemas"]["NewPrintEventDto"];
                "text/json": components["schemas"]["NewPrintEventDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        PrinterEvent: {
            content: {
                "application/json": components["schemas"]["PrinterEventDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        PrintEvent: {
            content: {
                "application/json": components["schemas"]["PrintEventDto"];
            };
        };
        /** @description The time since which to recover. */
        RecoverWebhook: {
            content: {
                "application/*+json": components["schemas"]["RecoverWebhookDto"];
                "application/json": components["schemas"]["RecoverWebhookDto"];
                "text/json": components["schemas"]["RecoverWebhookDto"];
            };
        };
        /** @description The installation. */
        RegisterDevice: {
            content: {
                "application/*+json": components["schemas"]["RegisterDeviceDto"];
                "application/json": components["schemas"]["RegisterDeviceDto"];
                "text/json": components["schemas"]["RegisterDeviceDto"];
            };
        };
        /** @description The prints to reprice. */
        RepricePrints: {
            content: {
                "application/*+json": components["schemas"]["RepricePrintsDto"];
                "application/json": components["schemas"]["RepricePrintsDto"];
                "text/json": components["schemas"]["RepricePrintsDto"];
            };
        };
        /** @description The angle. */
        RotateImage: {
            content: {
                "application/*+json": components["schemas"]["RotateImageDto"];
                "application/json": components["schemas"]["RotateImageDto"];
                "text/json": components["schemas"]["RotateImageDto"];
            };
        };
        /** @description The settings as a JSON object, regardless of the media type. One uploader labels its JSON as `application/x-www-form-urlencoded`, so that type is read as JSON too. */
        SlicerSettings: {
            content: {
                "*/*": components["schemas"]["SlicerSettingsUpload"];
                "application/*+json": components["schemas"]["SlicerSettingsUpload"];
                "application/json": components["schemas"]["SlicerSettingsUpload"];
                "application/x-www-form-urlencoded": components["schemas"]["SlicerSettingsUpload"];
                "text/json": components["schemas"]["SlicerSettingsUpload"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        SpoolEvent: {
            content: {
                "application/json": components["schemas"]["SpoolEventDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        SpoolSettingEvent: {
            content: {
                "application/json": components["schemas"]["SpoolSettingEventDto"];
            };
        };
        /** @description The slot or the spool to unload. Without a body, every slot is unloaded. */
        UnloadFilament: {
            content: {
                "application/*+json": components["schemas"]["UnloadFilamentDto"];
                "application/json": components["schemas"]["UnloadFilamentDto"];
                "text/json": components["schemas"]["UnloadFilamentDto"];
            };
        };
        /** @description The image, as the form field `file`. */
        UploadImage: {
            content: {
                "multipart/form-data": components["schemas"]["UploadImageDto"];
            };
        };
        /** @description The file, as the form field `file`. */
        UploadImport: {
            content: {
                "multipart/form-data": components["schemas"]["UploadImportDto"];
            };
        };
        /** @description The event. A webhook in another format than `Standard` gets a text instead. */
        WebhookEvent: {
            content: {
                "application/json": components["schemas"]["WebhookEventDto"];
            };
        };
    };
    headers: {
        /**
         * @description The media types that the operation accepts.
         * @example application/json, text/json, application/*+json
         */
        Accept: string;
        /**
         * @description The content codings that the operation accepts. It is sent instead of `Accept` when the content coding of the body is the reason.
         * @example gzip, deflate, br
         */
        "Accept-Encoding": string;
        /**
         * @description The unit of range requests.
         * @example bytes
         */
        "Accept-Ranges": string;
        /**
         * @description Pages from any origin can read the response. Cookies are never accepted across origins.
         * @example *
         */
        "Access-Control-Allow-Origin": string;
        /**
         * @description Whether the response can be cached. `no-store` means that it must not be stored.
         * @example no-store
         */
        "Cache-Control": string;
        /**
         * @description The name under which to store the file (RFC 6266).
         * @example attachment; filename="prints.csv"
         */
        "Content-Disposition": string;
        /**
         * @description The part of the representation in this response, or its full length (RFC 9110).
         * @example bytes 0-1023/48213
         */
        "Content-Range": string;
        /**
         * @description The version of the record. Send it back in `If-None-Match` or `If-Match`.
         * @example "9f2c61d04b7a"
         */
        ETag: string;
        /**
         * @description The neighboring pages (RFC 8288), with the relations `first`, `prev`, `next` and `last`.
         * @example <http://localhost:8080/api/Printers?pageNumber=1&pageSize=25>; rel="first"
         */
        Link: string;
        /**
         * @description The address of the new record.
         * @example /api/Prints/1001
         */
        Location: string;
        /**
         * @description The remaining quota and the seconds until it resets (`r` requests, `t` seconds).
         * @example "user";r=299;t=60
         */
        RateLimit: string;
        /**
         * @description The quota that applies to this request (`q` requests in a window of `w` seconds).
         * @example "user";q=300;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description The whole number of seconds to wait before the next request.
         * @example 17
         */
        "Retry-After": number;
        /**
         * @description Where to learn how to get an access token (RFC 9728).
         * @example Bearer resource_metadata="http://localhost:8080/.well-known/oauth-protected-resource/api"
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
/** @description The scheduled deletion of the caller's account. */
export interface AccountDeletionDto {
    /** @description When the account is deleted, unless the caller signs in before. */
    deletionDate: components["schemas"]["Timestamp"];
    /** @description What happens now, how to keep the account, and what remains elsewhere, for people. */
    notice: string;
}
/** @description The figures of the accuracy analysis. */
export interface AccuracyFigures {
    byMaterial: components["schemas"]["MaterialAccuracyBreakdownDto"];
    byPrinter: components["schemas"]["PrinterAccuracyBreakdownDto"];
    /** @description Actual amount of filament divided by estimated amount. */
    material: components["schemas"]["MedianRatioFigureDto"];
    /** @description Actual print time divided by estimated print time. */
    time: components["schemas"]["MedianRatioFigureDto"];
    trend: components["schemas"]["AccuracyTrendDto"];
}
/** @description The estimate accuracy in one bucket. A median is null if the bucket has fewer than 5 samples. */
export interface AccuracyPointDto {
    bucketDate: components["schemas"]["AnalyticsBucketDate"];
    /** @description When the bucket starts. */
    bucketStart: components["schemas"]["Timestamp"];
    /**
     * Format: double
     * @description The median of actual filament amount divided by estimate.
     */
    materialMedianRatio: number | null;
    /**
     * Format: int32
     * @description The number of prints with both amounts.
     */
    materialSampleCount: number;
    /**
     * Format: double
     * @description The median of actual print time divided by estimate.
     */
    timeMedianRatio: number | null;
    /**
     * Format: int32
     * @description The number of prints with both times.
     */
    timeSampleCount: number;
}
/** @description Slicer estimates of print time and material compared with actual values. */
export interface AccuracyResponse {
    /** @description The figures for `range`. */
    current: components["schemas"]["AccuracyFigures"];
    /** @description The same figures for the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are provided. */
    previous: components["schemas"]["AccuracyFigures"] | null;
    previousRange: components["schemas"]["AnalyticsPreviousRange"];
    /** @description The range that `current` covers. */
    range: components["schemas"]["AnalyticsRangeDto"];
}
/** @description Estimate accuracy over time. */
export interface AccuracyTrendDto {
    /** @description The coverage of the material medians. */
    materialCoverage: components["schemas"]["CoverageDto"];
    /** @description One point for each bucket of the range, oldest first. */
    points: components["schemas"]["AccuracyPointDto"][];
    /** @description The coverage of the print time medians. */
    timeCoverage: components["schemas"]["CoverageDto"];
}
/** @description Every badge that is not hidden, with the rarity of each tier. */
export interface AchievementCatalogDto {
    /** @description The badge families, in display order. */
    families: components["schemas"]["AchievementFamilyDto"][];
    /**
     * Format: int32
     * @description The number of hidden badges, which are counted but not described.
     */
    hiddenCount: number;
    /**
     * Format: int32
     * @description The version of the catalog, which increases whenever a badge is added or changed.
     */
    version: number;
}
export type AchievementCatalogKey = components['schemas']['AchievementCatalogKey'];
export type AchievementCategory = components['schemas']['AchievementCategory'];
/** @description An event of an achievement. */
export interface AchievementEventDto {
    /** @description The tier that was granted. */
    data: components["schemas"]["AchievementGrantDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "achievement.granted";
}
/** @description A badge family in the catalog: one achievement and its tiers. */
export interface AchievementFamilyDto {
    category: components["schemas"]["AchievementCategory"];
    /** @description What the family rewards. */
    description: string;
    key: components["schemas"]["AchievementFamilyKey"];
    /** @description The tiers, easiest first. */
    tiers: components["schemas"]["AchievementTierDto"][];
    title: components["schemas"]["AchievementTitle"];
}
export type AchievementFamilyKey = components['schemas']['AchievementFamilyKey'];
/** @description A tier that was granted. */
export interface AchievementGrantDto {
    key: components["schemas"]["AchievementCatalogKey"];
    tier: components["schemas"]["AchievementTierNumber"];
    title: components["schemas"]["AchievementTitle"];
}
/** @description The hint: the tier that the caller is closest to earning. */
export interface AchievementHintDto {
    key: components["schemas"]["AchievementFamilyKey"];
    /** @description The text to show. */
    text: string;
    tier: components["schemas"]["AchievementTierNumber"];
}
/** @description The progress in a badge family, in the unit of its thresholds. */
export interface AchievementProgressDto {
    /**
     * Format: int64
     * @description The highest value reached in the logbook, and at least the threshold of the highest tier held, even if prints have been deleted since.
     */
    best: number;
    /**
     * Format: int64
     * @description The current value; for a streak it can be below `best`.
     */
    current: number;
    /**
     * Format: int64
     * @description The threshold of the next tier; null if every tier is held.
     */
    nextThreshold: number | null;
}
/** @description One tier of a badge family in the catalog. */
export interface AchievementTierDto {
    /** @description How to earn the tier. */
    description: string;
    /**
     * Format: double
     * @description The percentage of active users (with a print in the last 365 days) who hold the tier; null if there are fewer than 10 active users.
     */
    rarityPercent: number | null;
    /**
     * Format: int64
     * @description The progress that this tier requires. The description names its unit.
     */
    threshold: number;
    tier: components["schemas"]["AchievementTierNumber"];
}
export type AchievementTierNumber = components['schemas']['AchievementTierNumber'];
export type AchievementTitle = components['schemas']['AchievementTitle'];
export type ActiveSpoolCount = components['schemas']['ActiveSpoolCount'];
/** @description The figures of the activity analysis. */
export interface ActivityFigures {
    calendar: components["schemas"]["PrintCalendarDto"];
    durations: components["schemas"]["DurationHistogramDto"];
    series: components["schemas"]["ActivitySeriesDto"];
    startTimes: components["schemas"]["WeekdayHourMatrixDto"];
    streaks: components["schemas"]["StreaksDto"];
}
/** @description The activity of one bucket. */
export interface ActivityPointDto {
    bucketDate: components["schemas"]["AnalyticsBucketDate"];
    /** @description When the bucket starts. */
    bucketStart: components["schemas"]["Timestamp"];
    /**
     * Format: double
     * @description The cost of filament and electricity; null if the bucket has prints but none has a known cost.
     */
    cost: number | null;
    /**
     * Format: int64
     * @description The amount of filament in milligrams; null if the bucket has prints but none has a known amount.
     */
    filamentAmountMg: number | null;
    printCount: components["schemas"]["AnalyticsPrintCount"];
    printTimeInSeconds: components["schemas"]["AnalyticsPrintTimeInSeconds"];
}
/** @description Activity per period, a calendar of print days, streaks and start times. */
export interface ActivityResponse {
    /** @description The figures for `range`. */
    current: components["schemas"]["ActivityFigures"];
    /** @description The same figures for the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are provided. */
    previous: components["schemas"]["ActivityFigures"] | null;
    previousRange: components["schemas"]["AnalyticsPreviousRange"];
    /** @description The range that `current` covers. */
    range: components["schemas"]["AnalyticsRangeDto"];
}
/** @description The print count, print time, filament use and cost over time. */
export interface ActivitySeriesDto {
    coverage: components["schemas"]["MeasureCoverageDto"];
    /** @description The currency of all amounts of money here. */
    currency: components["schemas"]["CurrencyCode"];
    /** @description The number of prints counted in the costs of all points whose filament cost lacks materials, since their price is unknown or in another currency, or their amount is unknown. */
    partialCostCount: components["schemas"]["AnalyticsPartialCostCount"];
    /** @description One point for each bucket of the range, oldest first; a bucket without prints has zeros. */
    points: components["schemas"]["ActivityPointDto"][];
}
/** @description What is known about the stock of a spool. Provide exactly one of the three weights. */
export interface AdjustFilamentDto {
    /**
     * Format: int64
     * @description The change, in milligrams; negative for a deduction.
     */
    differenceMg?: number;
    /**
     * Format: int64
     * @description The gross weight of the spool on a scale, in milligrams. The recorded weight of the empty spool, which is required, is subtracted.
     */
    measuredWeightMg?: number;
    /**
     * Format: int64
     * @description The remaining weight, in milligrams.
     */
    newRemainingMg?: number;
    /** @default null */
    note: components["schemas"]["LedgerNote"];
}
export type AnalyticsAmountMg = components['schemas']['AnalyticsAmountMg'];
export type AnalyticsBrand = components['schemas']['AnalyticsBrand'];
export type AnalyticsBucketDate = components['schemas']['AnalyticsBucketDate'];
export type AnalyticsCostSharePercent = components['schemas']['AnalyticsCostSharePercent'];
export type AnalyticsFailureSharePercent = components['schemas']['AnalyticsFailureSharePercent'];
export type AnalyticsFilamentCost = components['schemas']['AnalyticsFilamentCost'];
export type AnalyticsGranularity = components['schemas']['AnalyticsGranularity'];
export type AnalyticsLastFailureDate = components['schemas']['AnalyticsLastFailureDate'];
export type AnalyticsLostCost = components['schemas']['AnalyticsLostCost'];
export type AnalyticsLostFilamentMg = components['schemas']['AnalyticsLostFilamentMg'];
export type AnalyticsLostTimeInSeconds = components['schemas']['AnalyticsLostTimeInSeconds'];
/** @description A maintenance event of a printer. */
export interface AnalyticsMaintenanceEventDto {
    /** @description The category of the maintenance. */
    category: string;
    /**
     * Format: double
     * @description The cost in the user's currency; null if not recorded.
     */
    cost: number | null;
    /** @description When the maintenance took place. */
    date: components["schemas"]["Timestamp"];
    /** @description What was done; null if not recorded. */
    description: string | null;
    /** @description Whether the maintenance is done; false while it is planned. */
    done: boolean;
    /** @description The id of the maintenance entry. */
    maintenanceId: components["schemas"]["Id"];
}
export type AnalyticsMaterialType = components['schemas']['AnalyticsMaterialType'];
export type AnalyticsPartialCostCount = components['schemas']['AnalyticsPartialCostCount'];
export type AnalyticsPreviousRange = components['schemas']['AnalyticsPreviousRange'];
export type AnalyticsPrintCount = components['schemas']['AnalyticsPrintCount'];
/** @description A print that a figure refers to. */
export interface AnalyticsPrintDto {
    /**
     * Format: double
     * @description The cost of filament and electricity in the user's currency; null if unknown or in another currency.
     */
    cost: number | null;
    /**
     * Format: int64
     * @description The amount of filament in milligrams, or the estimate; null if neither is recorded.
     */
    filamentAmountMg: number | null;
    /** @description Whether `cost` lacks materials, since their price is unknown or in another currency, or their amount is unknown. */
    isFilamentPartial: boolean;
    /** @description The id of the print. */
    printId: components["schemas"]["Id"];
    /**
     * Format: int64
     * @description The print time in seconds, or the estimate; null if neither is recorded.
     */
    printTimeInSeconds: number | null;
    /**
     * Format: date-time
     * @description When the print started; null if unknown.
     */
    startDate: string | null;
    status: components["schemas"]["PrintStatus"];
    /** @description The title of the print. */
    title: string;
}
export type AnalyticsPrinterName = components['schemas']['AnalyticsPrinterName'];
export type AnalyticsPrintTimeInSeconds = components['schemas']['AnalyticsPrintTimeInSeconds'];
/** @description The half-open range that was analyzed, and its bucket size. */
export interface AnalyticsRangeDto {
    /**
     * Format: date-time
     * @description The start of the range (inclusive); null if all time is covered.
     */
    fromDate: string | null;
    /** @description The bucket size used. Without a range it can be coarser than requested. */
    granularity: components["schemas"]["BucketGranularity"];
    /** @description The time zone of the buckets and calendar dates. */
    timeZone: components["schemas"]["IanaTimeZone"];
    /**
     * Format: date-time
     * @description The end of the range (exclusive); null if all time is covered.
     */
    toDate: string | null;
}
export type AnalyticsRatePercent = components['schemas']['AnalyticsRatePercent'];
export type AnalyticsSpoolName = components['schemas']['AnalyticsSpoolName'];
export type AnalyticsUsageSharePercent = components['schemas']['AnalyticsUsageSharePercent'];
export type AnalyticsUseCount = components['schemas']['AnalyticsUseCount'];
export type ApiKeyDescription = components['schemas']['ApiKeyDescription'];
/** @description A personal API key, without its value. */
export interface ApiKeyDto {
    /** @description When the key was created. */
    createdDate: components["schemas"]["Timestamp"];
    description: components["schemas"]["ApiKeyDescription"];
    id: components["schemas"]["Uuid"];
    /** @description Whether the key is rejected because it has not been used for longer than the operator allows. By default there is no such limit, and this is always false. */
    isIdle: boolean;
    lastUsedDate: components["schemas"]["ApiKeyLastUsedDate"];
}
/** @description An event of an API key. */
export interface ApiKeyEventDto {
    /** @description The key, without its value. */
    data: components["schemas"]["ApiKeyDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "key.created" | "key.deleted";
}
export type ApiKeyLastUsedDate = components['schemas']['ApiKeyLastUsedDate'];
/** @description A page of personal API keys. */
export interface ApiKeyPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["ApiKeyDto"][];
    paging: components["schemas"]["Paging"];
}
export type ArchiveFile = components['schemas']['ArchiveFile'];
export type BambuddyNotificationDto = components['schemas']['BambuddyNotificationDto'];
/** @description A user whom the caller has blocked. */
export interface BlockedUserDto {
    /** @description When the caller blocked the user. */
    blockedDate: components["schemas"]["Timestamp"];
    /** @description The display name of the blocked user. */
    displayName: string;
    /** @description The id of the blocked user. */
    id: components["schemas"]["Id"];
}
/** @description A page of blocked users. */
export interface BlockedUserPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["BlockedUserDto"][];
    paging: components["schemas"]["Paging"];
}
/** @description Filament cost by brand, ignoring case. A coverage row is one filament usage of a print. */
export interface BrandCostBreakdownDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The currency of all amounts of money here. */
    currency: components["schemas"]["CurrencyCode"];
    /** @description The rows, highest cost first. */
    rows: components["schemas"]["BrandCostDto"][];
}
/** @description The filament cost of one brand. */
export interface BrandCostDto {
    brand: components["schemas"]["AnalyticsBrand"];
    filamentCost: components["schemas"]["AnalyticsFilamentCost"];
    sharePercent: components["schemas"]["AnalyticsCostSharePercent"];
    useCount: components["schemas"]["AnalyticsUseCount"];
}
/** @description A brand of filament. */
export interface BrandDto {
    /** @description When the brand was recorded. */
    createdDate: components["schemas"]["Timestamp"];
    emptySpoolWeightMg: components["schemas"]["BrandEmptySpoolWeightMg"];
    externalId: components["schemas"]["ExternalId"];
    /** @description The id of the brand. */
    id: components["schemas"]["Id"];
    name: components["schemas"]["BrandName"];
    notes: components["schemas"]["RecordNotes"];
    spoolCount: components["schemas"]["SpoolCount"];
    typeCount: components["schemas"]["BrandTypeCount"];
    /** @description When the brand was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
}
export type BrandEmptySpoolWeightMg = components['schemas']['BrandEmptySpoolWeightMg'];
/** @description An event of a brand. */
export interface BrandEventDto {
    /** @description The brand after the change; a deleted one as it was last. */
    data: components["schemas"]["BrandDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "brand.created" | "brand.updated" | "brand.deleted";
}
export type BrandName = components['schemas']['BrandName'];
/** @description A page of brands. */
export interface BrandPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["BrandDto"][];
    paging: components["schemas"]["Paging"];
}
export type BrandSortColumn = components['schemas']['BrandSortColumn'];
export type BrandTypeCount = components['schemas']['BrandTypeCount'];
/** @description Consumption by brand, ignoring case. A coverage row is one filament usage of a print. */
export interface BrandUsageBreakdownDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The rows, most used first. */
    rows: components["schemas"]["BrandUsageDto"][];
}
/** @description The filament used of one brand. */
export interface BrandUsageDto {
    amountMg: components["schemas"]["AnalyticsAmountMg"];
    brand: components["schemas"]["AnalyticsBrand"];
    sharePercent: components["schemas"]["AnalyticsUsageSharePercent"];
    useCount: components["schemas"]["AnalyticsUseCount"];
}
export type BucketGranularity = components['schemas']['BucketGranularity'];
/** @description A request to delete several prints. */
export interface BulkDeletePrintsDto {
    /** @default false */
    dryRun: components["schemas"]["BulkDryRun"];
    ids: components["schemas"]["BulkPrintIds"];
}
export type BulkDryRun = components['schemas']['BulkDryRun'];
/** @description A request to update several prints. */
export interface BulkEditPrintsDto {
    /** @description The changes to make to each print. */
    changes: components["schemas"]["BulkPrintChangesDto"];
    /** @default false */
    dryRun: components["schemas"]["BulkDryRun"];
    ids: components["schemas"]["BulkPrintIds"];
}
export type BulkOutcome = components['schemas']['BulkOutcome'];
/** @description The changes to make to each of the prints. `tags` replaces all tags and cannot be combined with `addTags` or `removeTags`; no tag can be in both of these. */
export interface BulkPrintChangesDto {
    /** @description The tags to add. */
    addTags?: components["schemas"]["Tag"][];
    allowComments?: components["schemas"]["PrintAllowComments"];
    failureCategory?: components["schemas"]["PrintFailureCategory"];
    failureReason?: components["schemas"]["PrintFailureReason"];
    partCount?: components["schemas"]["PrintPartCount"];
    plateCount?: components["schemas"]["PrintPlateCount"];
    /**
     * Format: int64
     * @description The printer that made the prints; null for none.
     */
    printerId?: number | null;
    /**
     * Format: uuid
     * @description The project that the prints belong to; null for none.
     */
    projectId?: string | null;
    rating?: components["schemas"]["PrintRating"];
    /** @description The tags to remove. */
    removeTags?: components["schemas"]["Tag"][];
    shared?: components["schemas"]["EditSharedPartsDto"];
    status?: components["schemas"]["PrintStatus"];
    /** @description The new tags, replacing all current ones. */
    tags?: components["schemas"]["Tag"][];
    viewStatus?: components["schemas"]["ViewStatus"];
}
export type BulkPrintIds = components['schemas']['BulkPrintIds'];
/** @description The outcome for one print. */
export interface BulkPrintResultDto {
    /** @description Why the change was refused; null for any other outcome. */
    errors: components["schemas"]["FieldErrors"] | null;
    /** @description The id of the print. */
    id: components["schemas"]["Id"];
    outcome: components["schemas"]["BulkOutcome"];
}
/** @description The outcome for several prints, each processed independently. */
export interface BulkPrintsResultDto {
    dryRun: components["schemas"]["WasDryRun"];
    /** @description One result for each print, in the order of the request. */
    results: components["schemas"]["BulkPrintResultDto"][];
}
/** @description A day on which at least one print started. */
export interface CalendarDayDto {
    /**
     * Format: date
     * @description The calendar date, in the time zone of the filter.
     */
    date: string;
    /**
     * Format: int32
     * @description The number of prints started on this day.
     */
    printCount: number;
    /**
     * Format: int64
     * @description The print time of these prints in seconds; null if none has a known time.
     */
    printTimeInSeconds: number | null;
}
export type ColorPattern = components['schemas']['ColorPattern'];
/** @description Consumption by color. A coverage row is one filament usage of a print. */
export interface ColorUsageBreakdownDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The rows, most used first. */
    rows: components["schemas"]["ColorUsageDto"][];
}
/** @description The filament used of one color. */
export interface ColorUsageDto {
    amountMg: components["schemas"]["AnalyticsAmountMg"];
    /** @description The color, or the first of several, as `#RRGGBB`; null if only its name is recorded. */
    colorHex: string | null;
    /** @description The name of the color; null if only its value is recorded. */
    colorName: string | null;
    colors: components["schemas"]["FilamentColors"];
    sharePercent: components["schemas"]["AnalyticsUsageSharePercent"];
    useCount: components["schemas"]["AnalyticsUseCount"];
}
/** @description A comment on a print. */
export interface CommentDetailDto {
    /** @description The text of the comment. */
    body: string;
    /** @description The author of the comment. */
    createdBy: components["schemas"]["UserReferenceDto"];
    /** @description When the comment was written. */
    createdDate: components["schemas"]["Timestamp"];
    /** @description The id of the comment. */
    id: components["schemas"]["Id"];
    /** @description The id of the print. */
    printId: components["schemas"]["Id"];
    /** @description When the comment was last edited; initially equal to `createdDate`. */
    updatedDate: components["schemas"]["Timestamp"];
}
/** @description An event of a comment. */
export interface CommentEventDto {
    /** @description The comment. */
    data: components["schemas"]["CommentDetailDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "comment.created";
}
/** @description A page of comments. */
export interface CommentPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["CommentDetailDto"][];
    paging: components["schemas"]["Paging"];
}
/** @description The work that was done. The other properties are those of the planned entry if they are omitted. */
export interface CompleteMaintenanceEntryDto {
    cost?: components["schemas"]["MaintenanceCost"];
    currency?: components["schemas"]["MaintenanceCurrency"];
    /** @description When the work was done; the default is now. A time without an offset, or a day, is in the user's time zone. */
    date?: string;
    notes?: components["schemas"]["RecordNotes"];
    parts?: components["schemas"]["EditMaintenanceParts"];
    recurs?: components["schemas"]["MaintenanceRecurs"];
}
/** @description How a print ended. What is omitted of the total time, energy, plates, parts, rating and failure reason stays as recorded; null deletes it. */
export interface CompletePrintDto {
    /** @description When the print ended. The default is now, but a print that is finished already keeps its recorded end. A time without an offset, or a day, is in the user's time zone. */
    endDate?: string | null;
    failureCategory?: components["schemas"]["PrintFailureCategory"];
    failureReason?: components["schemas"]["PrintFailureReason"];
    /** @description The materials used. Each is merged into the recorded one of the same spool or material and slot, or into that of the same slot; else it is added. Materials that are not in the list stay, as does the value of a property that is omitted or null. An amount and an estimate are each replaced as a whole. */
    filamentUsage?: components["schemas"]["EditFilamentUsageDto"][];
    measuredEnergyWh?: components["schemas"]["PrintMeasuredEnergyWh"];
    partCount?: components["schemas"]["PrintPartCount"];
    plateCount?: components["schemas"]["PrintPlateCount"];
    /**
     * Format: int32
     * @description The print time without pauses, in seconds. The default is the recorded time, or the time from start to end and at most `totalTimeInSeconds`.
     */
    printTimeInSeconds?: number | null;
    rating?: components["schemas"]["PrintRating"];
    status: components["schemas"]["FinishedPrintStatus"];
    totalTimeInSeconds?: components["schemas"]["PrintTotalTimeInSeconds"];
}
/** @description A grant that lets an AI agent act for the user. */
export interface ConnectedAgentDto {
    /** @description The OAuth client id of the agent. */
    clientId: string;
    /** @description The display name that the agent provides, or its client id. */
    clientName: string;
    /** @description When the agent was first seen. */
    firstSeenDate: components["schemas"]["Timestamp"];
    /** @description The id of the grant. */
    grantId: string;
    /** @description When the agent was last seen, to within a minute. */
    lastSeenDate: components["schemas"]["Timestamp"];
    /**
     * Format: date-time
     * @description When the grant was revoked; null while it is active.
     */
    revokedDate: string | null;
    /** @description The OAuth scopes that were granted. */
    scopes: string[];
}
/** @description The coverage of each part of the spending. */
export interface CostPartsCoverageDto {
    /** @description The coverage of the electricity costs. */
    electricity: components["schemas"]["CoverageDto"];
    /** @description The coverage of the filament costs. */
    filament: components["schemas"]["CoverageDto"];
    /** @description The coverage of the maintenance costs; a row is one maintenance entry. */
    maintenance: components["schemas"]["CoverageDto"];
}
/** @description The spending of one bucket. A part is null if the bucket has rows for it but none has a known amount. */
export interface CostPointDto {
    bucketDate: components["schemas"]["AnalyticsBucketDate"];
    /** @description When the bucket starts. */
    bucketStart: components["schemas"]["Timestamp"];
    /**
     * Format: double
     * @description The cost of electricity.
     */
    electricity: number | null;
    /**
     * Format: double
     * @description The cost of filament.
     */
    filament: number | null;
    /**
     * Format: double
     * @description The cost of maintenance.
     */
    maintenance: number | null;
    /**
     * Format: double
     * @description The sum of the known parts; null if none is known.
     */
    total: number | null;
}
/** @description The prints with the highest and the lowest cost. */
export interface CostRankingDto {
    /** @description Up to 5 least expensive prints, lowest cost first. */
    cheapest: components["schemas"]["AnalyticsPrintDto"][];
    /** @description The prints that were compared. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The currency of all amounts of money here. */
    currency: components["schemas"]["CurrencyCode"];
    /** @description Up to 5 most expensive prints, highest cost first. */
    dearest: components["schemas"]["AnalyticsPrintDto"][];
}
/** @description Spending over time. */
export interface CostSeriesDto {
    coverage: components["schemas"]["CostPartsCoverageDto"];
    /** @description The currency of all amounts of money here. */
    currency: components["schemas"]["CurrencyCode"];
    /** @description One point for each bucket of the range, oldest first; a bucket without spending has zeros. */
    points: components["schemas"]["CostPointDto"][];
}
/** @description The figures of the cost analysis. */
export interface CostsFigures {
    byBrand: components["schemas"]["BrandCostBreakdownDto"];
    byType: components["schemas"]["MaterialTypeCostBreakdownDto"];
    /** @description The cost of electricity. */
    electricity: components["schemas"]["MoneyFigureDto"];
    failure: components["schemas"]["FailureCostDto"];
    /** @description The cost of the filament used. */
    filament: components["schemas"]["MoneyFigureDto"];
    /** @description The cost of maintenance; a row is one maintenance entry. */
    maintenance: components["schemas"]["MoneyFigureDto"];
    /** @description The average filament and electricity cost per print, for prints with a known cost. */
    meanPerPrint: components["schemas"]["MoneyFigureDto"];
    /** @description The share of measured energy in the cost of electricity. The rest is calculated from print time and power. */
    measuredElectricityShare: components["schemas"]["PercentFigureDto"];
    /**
     * Format: int32
     * @description The number of prints counted in `filament` whose cost lacks materials, since their price is unknown or in another currency, or their amount is unknown.
     */
    partialFilamentCount: number;
    ranking: components["schemas"]["CostRankingDto"];
    series: components["schemas"]["CostSeriesDto"];
    /** @description Filament, electricity and maintenance together, as far as they are known. A row is a print or a maintenance entry; it is excluded only if no part of its cost is known. */
    total: components["schemas"]["MoneyFigureDto"];
}
/** @description Spending on filament, electricity and maintenance. */
export interface CostsResponse {
    /** @description The figures for `range`. */
    current: components["schemas"]["CostsFigures"];
    /** @description The same figures for the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are provided. */
    previous: components["schemas"]["CostsFigures"] | null;
    previousRange: components["schemas"]["AnalyticsPreviousRange"];
    /** @description The range that `current` covers. */
    range: components["schemas"]["AnalyticsRangeDto"];
}
/** @description A number of prints. */
export interface CountFigureDto {
    count: components["schemas"]["AnalyticsPrintCount"];
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
}
/** @description How much of the data a figure covers. A row is a print unless the figure says otherwise. Each row is either counted or excluded for exactly one reason, the first that applies, so `counted` and the exclusions add up to `total`. */
export interface CoverageDto {
    /**
     * Format: int32
     * @description The number of rows that the figure is computed from.
     */
    counted: number;
    /** @description Why the other rows are excluded, with one entry for each reason that occurs. */
    exclusions: components["schemas"]["CoverageExclusionDto"][];
    /**
     * Format: int32
     * @description The number of rows that match the filter, including prints without a start date.
     */
    total: number;
}
/** @description The number of rows excluded from a figure for one reason. */
export interface CoverageExclusionDto {
    /**
     * Format: int32
     * @description The number of rows excluded for this reason.
     */
    count: number;
    reason: components["schemas"]["ExclusionReason"];
}
/** @description The personal API key to create. Read-only properties are accepted and ignored. */
export interface CreateApiKeyDto {
    /** @description When the key was created. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    description: components["schemas"]["ApiKeyDescription"];
    /**
     * Format: uuid
     * @description The UUID of the key.
     */
    readonly id?: string;
    /** @description Whether the key is rejected because it has not been used for longer than the operator allows. */
    readonly isIdle?: boolean;
    readonly lastUsedDate?: components["schemas"]["ApiKeyLastUsedDate"];
}
/** @description The spool connection to create. Read-only properties are accepted and ignored. */
export interface CreateSpoolConnectionDto {
    /** @description The `User-Agent` of the program that last used the connection. */
    readonly clientName?: string | null;
    /** @description When the connection was created. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    /**
     * Format: uuid
     * @description The UUID of the connection.
     */
    readonly id?: string;
    /** @description The first characters of the key. */
    readonly keyHint?: string;
    /**
     * Format: date-time
     * @description When the connection was last used.
     */
    readonly lastUsedDate?: string | null;
    name: components["schemas"]["SpoolConnectionName"];
    printerId?: components["schemas"]["SpoolConnectionPrinterId"];
}
/** @description The webhook to create. Read-only properties are accepted and ignored. */
export interface CreateWebhookDto {
    /** @description When the webhook was created. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    /** @default null */
    description: components["schemas"]["WebhookDescription"];
    readonly disabledReason?: components["schemas"]["WhyWebhookIsDisabled"];
    events: components["schemas"]["WebhookEvents"];
    readonly failingSince?: components["schemas"]["WebhookFailingSince"];
    /** @default Standard */
    format: components["schemas"]["WebhookFormat"];
    /** @description The UUID of the webhook. */
    readonly id?: components["schemas"]["Uuid"];
    /** @default true */
    isActive: components["schemas"]["IsWebhookActive"];
    /** @default null */
    printerIds: components["schemas"]["WebhookPrinterIds"];
    /** @description When the webhook was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
    url: components["schemas"]["WebhookUrl"];
}
export type CsvFile = components['schemas']['CsvFile'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type DateTimeInput = components['schemas']['DateTimeInput'];
export type DeviceAnswer = components['schemas']['DeviceAnswer'];
/** @description An app installation or a browser that is registered for push notifications. */
export interface DeviceDto {
    /** @description The version of the app; null if unknown. */
    appVersion: string | null;
    /** @description The browser and operating system, such as "Firefox on Linux"; null if unknown. */
    browser: string | null;
    /** @description When it was registered first. */
    createdDate: components["schemas"]["Timestamp"];
    /**
     * Format: date-time
     * @description When the first message since the last success failed; null if the last one was accepted.
     */
    failingSince: string | null;
    /** @description The SHA-256 of the token, in hexadecimal. */
    id: string;
    /** @description Whether this service sends notifications to it: a browser needs a subscription, and the operator must have configured the platform. */
    isReachable: boolean;
    platform: components["schemas"]["DevicePlatform"];
    /** @description When it was registered last. */
    updatedDate: components["schemas"]["Timestamp"];
}
/** @description A page of devices. */
export interface DevicePageDto {
    /** @description The items on the page. */
    items: components["schemas"]["DeviceDto"][];
    paging: components["schemas"]["Paging"];
}
export type DevicePlatform = components['schemas']['DevicePlatform'];
/** @description The hint to dismiss. */
export interface DismissHintRequestDto {
    /** @description The key of the badge family in the catalog. */
    key: string;
    tier: components["schemas"]["AchievementTierNumber"];
}
/** @description The prints with a print time in one interval. */
export interface DurationBinDto {
    /**
     * Format: int64
     * @description The lower bound of the interval in seconds (inclusive).
     */
    fromSeconds: number;
    printCount: components["schemas"]["AnalyticsPrintCount"];
    /**
     * Format: int64
     * @description The upper bound of the interval in seconds (exclusive); null for the last, open-ended interval.
     */
    toSeconds: number | null;
}
/** @description A total print time. */
export interface DurationFigureDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /**
     * Format: int64
     * @description The duration in seconds: recorded print times, or estimates where none is recorded. Null if prints match but none of them has either.
     */
    durationInSeconds: number | null;
}
export type DurationFilter = components['schemas']['DurationFilter'];
/** @description The distribution of print times. */
export interface DurationHistogramDto {
    /** @description The adjoining intervals, shortest first. */
    bins: components["schemas"]["DurationBinDto"][];
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
}
/** @description A tier that a user holds. */
export interface EarnedAchievementTierDto {
    /** @description Whether the tier was earned by records that are older than the badge itself. */
    retroactive: boolean;
    tier: components["schemas"]["AchievementTierNumber"];
    /** @description When the tier was granted. */
    unlockedAt: components["schemas"]["Timestamp"];
}
/** @description A brand of filament. Omitted properties get their defaults. Read-only properties are accepted and ignored. */
export interface EditBrandDto {
    /** @description When the brand was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    /** @default null */
    emptySpoolWeightMg: components["schemas"]["BrandEmptySpoolWeightMg"];
    /** @default null */
    externalId: components["schemas"]["ExternalId"];
    /** @description The id of the brand. */
    readonly id?: components["schemas"]["Id"];
    name: components["schemas"]["BrandName"];
    /** @default null */
    notes: components["schemas"]["RecordNotes"];
    readonly spoolCount?: components["schemas"]["SpoolCount"];
    readonly typeCount?: components["schemas"]["BrandTypeCount"];
    /** @description When the brand was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
}
/** @description The new text of a comment. The read-only properties of a comment are accepted and ignored, so a comment can be sent back as it was read. */
export interface EditCommentDto {
    /** @description The text of the comment, with at least one non-whitespace character. */
    body: string;
    /** @description The author of the comment. */
    readonly createdBy?: components["schemas"]["UserReferenceDto"];
    /**
     * Format: date-time
     * @description When the comment was written.
     */
    readonly createdDate?: string;
    /**
     * Format: int64
     * @description The id of the comment.
     */
    readonly id?: number;
    /**
     * Format: int64
     * @description The id of the print.
     */
    readonly printId?: number;
    /**
     * Format: date-time
     * @description When the comment was last edited.
     */
    readonly updatedDate?: string;
}
export type EditedFilamentDensity = components['schemas']['EditedFilamentDensity'];
export type EditedFilamentNumber = components['schemas']['EditedFilamentNumber'];
/** @description The new state of a filament spool. Omitted properties get their defaults. Read-only properties are accepted and ignored. */
export interface EditFilamentDto {
    /** @default null */
    articleNumber: components["schemas"]["FilamentArticleNumber"];
    /** @default null */
    barcode: components["schemas"]["FilamentBarcode"];
    /** @default null */
    bedTemperatureCelsius: components["schemas"]["FilamentBedTemperatureCelsius"];
    /** @default null */
    brand: components["schemas"]["FilamentBrand"];
    /** @default null */
    colorHex: components["schemas"]["FilamentColorHex"];
    /** @default null */
    colorName: components["schemas"]["FilamentColorName"];
    /**
     * @description How the colors of the spool are arranged.
     * @default Solid
     */
    colorPattern: components["schemas"]["ColorPattern"];
    /** @default [] */
    colors: components["schemas"]["FilamentColors"];
    /** @description When the spool was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    /** @default 1.75 */
    diameterMm: components["schemas"]["FilamentDiameterMm"];
    displayName: components["schemas"]["FilamentDisplayName"];
    /** @default null */
    driedDate: components["schemas"]["FilamentDriedDate"];
    /** @default null */
    finishType: components["schemas"]["FilamentFinishType"];
    /** @description The UUID of the spool. */
    readonly id?: components["schemas"]["Uuid"];
    readonly imageId?: components["schemas"]["RecordImageId"];
    /** @default null */
    initialNominalWeightMg: components["schemas"]["FilamentInitialNominalWeightMg"];
    /** @default true */
    isActive: components["schemas"]["IsActive"];
    /** @default false */
    isFavorite: components["schemas"]["IsFavorite"];
    readonly loadedInPrinterId?: components["schemas"]["FilamentLoadedInPrinterId"];
    /** @default null */
    lotNumber: components["schemas"]["FilamentLotNumber"];
    /** @default null */
    lowStockThresholdMg: components["schemas"]["FilamentLowStockThresholdMg"];
    materialDensityGramPerCubicCm?: components["schemas"]["EditedFilamentDensity"];
    materialType: components["schemas"]["FilamentMaterialType"];
    /** @default null */
    notes: components["schemas"]["RecordNotes"];
    /** @default null */
    nozzleTemperatureCelsius: components["schemas"]["FilamentNozzleTemperatureCelsius"];
    number?: components["schemas"]["EditedFilamentNumber"];
    /** @default null */
    openedDate: components["schemas"]["FilamentOpenedDate"];
    readonly printCount?: components["schemas"]["FilamentPrintCount"];
    /** @default null */
    purchaseCurrency: components["schemas"]["PurchaseCurrency"];
    /** @default null */
    purchaseDate: components["schemas"]["FilamentPurchaseDate"];
    /** @default null */
    purchaseLocation: components["schemas"]["FilamentPurchaseLocation"];
    /** @default null */
    purchasePrice: components["schemas"]["FilamentPurchasePrice"];
    readonly remainingLengthInM?: components["schemas"]["FilamentRemainingLengthInM"];
    readonly remainingMg?: components["schemas"]["FilamentRemainingMg"];
    /** @default null */
    reorderUrl: components["schemas"]["FilamentReorderUrl"];
    /** @default null */
    spoolWeightMg: components["schemas"]["FilamentSpoolWeightMg"];
    /** @default null */
    storageLocation: components["schemas"]["FilamentStorageLocation"];
    /** @default [] */
    tags: components["schemas"]["FilamentTags"];
    readonly totalUsedMg?: components["schemas"]["FilamentTotalUsedMg"];
    typeId?: components["schemas"]["FilamentTypeIdOfSpool"];
    /** @description When the spool was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
}
/** @description A kind of filament. Omitted properties get their defaults. Read-only properties are accepted and ignored. */
export interface EditFilamentTypeDto {
    readonly activeSpoolCount?: components["schemas"]["ActiveSpoolCount"];
    /** @default null */
    articleNumber: components["schemas"]["FilamentArticleNumber"];
    /** @default null */
    bedTemperatureCelsius: components["schemas"]["FilamentBedTemperatureCelsius"];
    brandId?: components["schemas"]["FilamentTypeBrandId"];
    brandName?: components["schemas"]["FilamentTypeBrandName"];
    /** @default null */
    colorHex: components["schemas"]["FilamentColorHex"];
    /** @default null */
    colorName: components["schemas"]["FilamentColorName"];
    /**
     * @description How the colors of the spool are arranged.
     * @default Solid
     */
    colorPattern: components["schemas"]["ColorPattern"];
    /** @default [] */
    colors: components["schemas"]["FilamentColors"];
    /** @description When the filament type was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    /** @default 1.75 */
    diameterMm: components["schemas"]["FilamentDiameterMm"];
    /** @default null */
    externalId: components["schemas"]["ExternalId"];
    /** @default null */
    finishType: components["schemas"]["FilamentFinishType"];
    /** @description The id of the filament type. */
    readonly id?: components["schemas"]["Id"];
    /** @default null */
    initialNominalWeightMg: components["schemas"]["FilamentInitialNominalWeightMg"];
    materialDensityGramPerCubicCm?: components["schemas"]["EditedFilamentDensity"];
    materialType: components["schemas"]["FilamentMaterialType"];
    /** @default null */
    name: components["schemas"]["FilamentTypeName"];
    /** @default null */
    notes: components["schemas"]["RecordNotes"];
    /** @default null */
    nozzleTemperatureCelsius: components["schemas"]["FilamentNozzleTemperatureCelsius"];
    /** @default null */
    purchaseCurrency: components["schemas"]["PurchaseCurrency"];
    /** @default null */
    purchasePrice: components["schemas"]["FilamentPurchasePrice"];
    readonly remainingMg?: components["schemas"]["FilamentTypeRemainingMg"];
    /** @default null */
    reorderPointMg: components["schemas"]["FilamentTypeReorderPointMg"];
    readonly spoolCount?: components["schemas"]["SpoolCount"];
    /** @default null */
    spoolWeightMg: components["schemas"]["FilamentSpoolWeightMg"];
    /** @description When the filament type was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
}
/** @description The usage of one material in a print. Provide a spool, or only a material type. One of the three measures of an amount is enough; the other two are derived. If several are provided, `source` (or `estimatedSource`) selects the one that counts; without it, weight takes precedence over length, and length over volume. */
export interface EditFilamentUsageDto {
    /** @default null */
    amountMg: components["schemas"]["FilamentUsageAmountMg"];
    readonly brand?: components["schemas"]["FilamentUsageBrand"];
    readonly colorHex?: components["schemas"]["FilamentUsageColorHex"];
    readonly colorName?: components["schemas"]["FilamentColorName"];
    readonly colors?: components["schemas"]["FilamentColors"];
    readonly displayName?: components["schemas"]["FilamentUsageDisplayName"];
    /** @default null */
    estimatedAmountMg: components["schemas"]["FilamentUsageEstimatedAmountMg"];
    /** @default null */
    estimatedLengthInM: components["schemas"]["FilamentUsageEstimatedLengthInM"];
    /** @default null */
    estimatedSource: components["schemas"]["FilamentUsageEstimatedSource"];
    /** @default null */
    estimatedVolumeMl: components["schemas"]["FilamentUsageEstimatedVolumeMl"];
    /** @default null */
    filamentId: components["schemas"]["FilamentUsageFilamentId"];
    readonly id?: components["schemas"]["FilamentUsageId"];
    /** @default null */
    lengthInM: components["schemas"]["FilamentUsageLengthInM"];
    /** @default null */
    materialType: components["schemas"]["FilamentUsageMaterialType"];
    /** @default null */
    notes: components["schemas"]["FilamentUsageNotes"];
    /** @default null */
    slot: components["schemas"]["FilamentUsageSlot"];
    /** @default null */
    source: components["schemas"]["FilamentUsageSource"];
    /** @default null */
    volumeMl: components["schemas"]["FilamentUsageVolumeMl"];
}
/** @description The new state of a maintenance entry. Omitted properties get their defaults. Read-only properties are accepted and ignored. */
export interface EditMaintenanceEntryDto {
    category: components["schemas"]["MaintenanceCategory"];
    /** @default null */
    cost: components["schemas"]["MaintenanceCost"];
    /** @description When the entry was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    /** @default null */
    currency: components["schemas"]["MaintenanceCurrency"];
    /** @description When the work was done; for planned work, the start of the interval. A time without an offset, or a day, is in the user's time zone. The default is now. */
    date?: string;
    /** @default null */
    description: components["schemas"]["MaintenanceDescription"];
    /**
     * @description Whether the work is done. Without it, the work is planned.
     * @default false
     */
    done: components["schemas"]["IsMaintenanceDone"];
    /** @default null */
    dueAfterDays: components["schemas"]["MaintenanceDueAfterDays"];
    /** @default null */
    dueAfterHours: components["schemas"]["MaintenanceDueAfterHours"];
    /** @default null */
    dueAfterPrints: components["schemas"]["MaintenanceDueAfterPrints"];
    /** @default null */
    dueDate: components["schemas"]["MaintenanceDueDate"];
    /** @description The id of the entry. */
    readonly id?: components["schemas"]["Id"];
    readonly isDue?: components["schemas"]["IsMaintenanceDue"];
    readonly nextEntryId?: components["schemas"]["MaintenanceNextEntryId"];
    /** @default null */
    notes: components["schemas"]["RecordNotes"];
    /** @default [] */
    parts: components["schemas"]["EditMaintenanceParts"];
    /** @description The printer. */
    printerId: components["schemas"]["Id"];
    /** @default false */
    recurs: components["schemas"]["MaintenanceRecurs"];
    readonly totalCost?: components["schemas"]["MaintenanceTotalCost"];
    /** @description When the entry was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
}
/** @description A part of maintenance work. */
export interface EditMaintenancePartDto {
    /** @default 1 */
    amount: components["schemas"]["MaintenancePartAmount"];
    /** @default null */
    cost: components["schemas"]["MaintenancePartCost"];
    name: components["schemas"]["MaintenancePartName"];
}
export type EditMaintenanceParts = components['schemas']['EditMaintenanceParts'];
/** @description The new state of a print. Omitted properties get their defaults, but `privateNotes` and what is omitted of `shared` are unchanged. Read-only properties are accepted and ignored. */
export interface EditPrintDto {
    /** @default true */
    allowComments: components["schemas"]["PrintAllowComments"];
    readonly commentCount?: components["schemas"]["PrintCommentCount"];
    /** @default 1 */
    copies: components["schemas"]["PrintCopies"];
    readonly cost?: components["schemas"]["PrintCost"];
    /** @description When the print was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    /** @default null */
    endDate: components["schemas"]["PrintEndDateInput"];
    /** @default null */
    estimatedPrintTimeInSeconds: components["schemas"]["EstimatedPrintTimeInSeconds"];
    /** @default null */
    externalId: components["schemas"]["PrintExternalId"];
    /** @default null */
    failureCategory: components["schemas"]["PrintFailureCategory"];
    /** @default null */
    failureReason: components["schemas"]["PrintFailureReason"];
    /** @default [] */
    filamentUsage: components["schemas"]["PrintFilamentUsage"];
    /** @default null */
    fileName: components["schemas"]["PrintFileName"];
    /** @description The id of the print. */
    readonly id?: components["schemas"]["Id"];
    readonly images?: components["schemas"]["PrintImages"];
    readonly lastReportDate?: components["schemas"]["PrintLastReportDate"];
    /** @default null */
    measuredEnergyWh: components["schemas"]["PrintMeasuredEnergyWh"];
    /** @default null */
    notes: components["schemas"]["PrintNotes"];
    /** @description The owner of the print. */
    readonly owner?: components["schemas"]["UserReferenceDto"];
    /** @default null */
    partCount: components["schemas"]["PrintPartCount"];
    /** @default null */
    plateCount: components["schemas"]["PrintPlateCount"];
    /** @default null */
    printerId: components["schemas"]["PrintPrinterId"];
    readonly printerModel?: components["schemas"]["PrintPrinterModel"];
    /** @default null */
    printTimeInSeconds: components["schemas"]["PrintTimeInSeconds"];
    privateNotes?: components["schemas"]["PrintPrivateNotes"];
    readonly progressPercent?: components["schemas"]["PrintProgressPercent"];
    /** @default null */
    projectId: components["schemas"]["PrintProjectId"];
    /** @default null */
    rating: components["schemas"]["PrintRating"];
    readonly reportedUse?: components["schemas"]["PrintReportedUse"];
    shared?: components["schemas"]["EditSharedPartsDto"];
    readonly shareKey?: components["schemas"]["PrintShareKey"];
    /** @default null */
    slicerSettingsId: components["schemas"]["PrintSlicerSettingsId"];
    /** @description How the print was recorded. */
    readonly source?: components["schemas"]["PrintSource"];
    /** @default null */
    startDate: components["schemas"]["PrintStartDateInput"];
    /**
     * @description The status of the print.
     * @default Pending
     */
    status: components["schemas"]["PrintStatus"];
    /** @default [] */
    tags: components["schemas"]["PrintTags"];
    title: components["schemas"]["PrintTitle"];
    /** @default null */
    totalTimeInSeconds: components["schemas"]["PrintTotalTimeInSeconds"];
    /** @description When the print was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
    /** @default null */
    url: components["schemas"]["PrintUrl"];
    /** @description The visibility of the print. The default is the user's `defaultViewStatus`. */
    viewStatus?: components["schemas"]["ViewStatus"];
}
/** @description The new state of a printer. Omitted properties get their defaults. Read-only properties are accepted and ignored. */
export interface EditPrinterDto {
    /** @default null */
    bedDepthMm: components["schemas"]["PrinterBedDepthMm"];
    /** @default null */
    bedHeightMm: components["schemas"]["PrinterBedHeightMm"];
    /** @default null */
    bedWidthMm: components["schemas"]["PrinterBedWidthMm"];
    /**
     * @description The printing technology.
     * @default Fff
     */
    category: components["schemas"]["PrinterCategory"];
    /** @description When the printer was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    /** @default null */
    description: components["schemas"]["PrinterDescription"];
    /** @default null */
    filamentDiameterMm: components["schemas"]["PrinterFilamentDiameterMm"];
    /** @default null */
    firmware: components["schemas"]["PrinterFirmware"];
    /** @description The id of the printer. */
    readonly id?: components["schemas"]["Id"];
    readonly imageId?: components["schemas"]["RecordImageId"];
    /** @default true */
    isActive: components["schemas"]["IsActive"];
    readonly lastEventDate?: components["schemas"]["PrinterLastEventDate"];
    /** @default [] */
    loadedFilaments: components["schemas"]["PrinterLoadedFilaments"];
    /** @default null */
    make: components["schemas"]["PrinterMake"];
    /** @default null */
    model: components["schemas"]["PrinterModel"];
    name: components["schemas"]["PrinterName"];
    /** @default null */
    nozzleDiameterMm: components["schemas"]["PrinterNozzleDiameterMm"];
    readonly printCount?: components["schemas"]["PrinterPrintCount"];
    readonly printTimeInSeconds?: components["schemas"]["PrinterPrintTimeInSeconds"];
    /** @default null */
    purchaseCurrency: components["schemas"]["PurchaseCurrency"];
    /** @default null */
    purchasePrice: components["schemas"]["PrinterPurchasePrice"];
    /** @default null */
    serialNumber: components["schemas"]["PrinterSerialNumber"];
    /** @description When the printer was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
    /** @default null */
    wattageW: components["schemas"]["PrinterWattageW"];
}
/** @description The new state of a project. Omitted properties get their defaults. Read-only properties are accepted and ignored. */
export interface EditProjectDto {
    /** @description When the project was created. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    /** @default null */
    description: components["schemas"]["ProjectDescription"];
    /** @description The UUID of the project. */
    readonly id?: components["schemas"]["Uuid"];
    readonly images?: components["schemas"]["ProjectImages"];
    name: components["schemas"]["ProjectName"];
    /** @description The owner of the project. */
    readonly owner?: components["schemas"]["UserReferenceDto"];
    /** @default null */
    reference: components["schemas"]["ProjectReference"];
    readonly shareKey?: components["schemas"]["SharedProjectKey"];
    /**
     * @description The status of the project.
     * @default InProgress
     */
    status: components["schemas"]["ProjectStatus"];
    /** @description The totals of the project. */
    readonly totals?: components["schemas"]["ProjectTotalsDto"];
    /** @description When the project was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
    /** @default null */
    url: components["schemas"]["ProjectUrl"];
    /**
     * @description The visibility of the project.
     * @default Private
     */
    viewStatus: components["schemas"]["ViewStatus"];
}
/** @description The parts of a print that visitors see. What is omitted is unchanged; in a new print, the failure reason and the materials are shared. */
export interface EditSharedPartsDto {
    costs?: components["schemas"]["SharesCosts"];
    failureReason?: components["schemas"]["SharesFailureReason"];
    fileName?: components["schemas"]["SharesFileName"];
    material?: components["schemas"]["SharesMaterial"];
    notes?: components["schemas"]["SharesNotes"];
    settings?: components["schemas"]["SharesSettings"];
}
/** @description The measured energy. Energy is never estimated. */
export interface EnergyFigureDto {
    /** @description How many of the prints have a measured energy. */
    coverage: components["schemas"]["CoverageDto"];
    /**
     * Format: double
     * @description The energy in watt-hours; null if prints match but none has a measured energy.
     */
    energyWh: number | null;
}
export type EstimatedPrintTimeInSeconds = components['schemas']['EstimatedPrintTimeInSeconds'];
/** @description An event. Webhooks send the same. */
export interface EventDto {
    /** @description The record as the API returned it to its owner when the event happened, such as a `PrintDetailDto` for `print.finished`; the last version of a deleted one. */
    data: {
        [key: string]: unknown;
    };
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    type: components["schemas"]["EventName"];
}
export type EventName = components['schemas']['EventName'];
export type EventPosition = components['schemas']['EventPosition'];
export type EventPrevious = components['schemas']['EventPrevious'];
/** @description A page of events. */
export interface EventsDto {
    /** @description Whether more events are available now. */
    hasMore: boolean;
    /** @description Whether events after the requested position are no longer stored. Read the records again, then continue after `position`. */
    isReset: boolean;
    /** @description The events, in the order of their positions. With a filter, a page can be empty although more follow. */
    items: components["schemas"]["EventDto"][];
    /** @description The value of `after` for the next page. */
    position: components["schemas"]["EventPosition"];
}
export type EventStream = components['schemas']['EventStream'];
export type ExclusionReason = components['schemas']['ExclusionReason'];
/** @description An archive of everything that the user has recorded. */
export interface ExportDto {
    /**
     * Format: int64
     * @description The size of the archive; null until it is ready.
     */
    bytes: number | null;
    /** @description When the archive was requested. */
    createdDate: components["schemas"]["Timestamp"];
    /**
     * Format: uri
     * @description A link to the archive that works without credentials: anyone who has it can download the archive. Null unless the archive is ready, in events, and if the operator has not set what the service needs to sign links.
     */
    downloadUrl: string | null;
    /**
     * Format: date-time
     * @description When the link stops working. Get the record again for a new one.
     */
    downloadUrlExpiresDate: string | null;
    /** @description Why the archive could not be made; null unless it has failed. */
    error: string | null;
    /**
     * Format: date-time
     * @description When the archive will be deleted; null until it is finished.
     */
    expiresDate: string | null;
    /**
     * Format: date-time
     * @description When the archive was ready, or had failed.
     */
    finishedDate: string | null;
    id: components["schemas"]["Uuid"];
    /**
     * Format: int32
     * @description How much of the archive is made, in percent.
     */
    progressPercent: number;
    state: components["schemas"]["ExportState"];
}
/** @description An event of an archive. */
export interface ExportEventDto {
    /** @description The archive; its `downloadUrl` is always null. */
    data: components["schemas"]["ExportDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "export.created" | "export.progressed" | "export.finished" | "export.failed" | "export.deleted";
}
/** @description A page of archives. */
export interface ExportPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["ExportDto"][];
    paging: components["schemas"]["Paging"];
}
export type ExportState = components['schemas']['ExportState'];
export type ExternalId = components['schemas']['ExternalId'];
export type FailureCategory = components['schemas']['FailureCategory'];
/** @description Failed and cancelled prints by kind of cause. */
export interface FailureCategoryBreakdownDto {
    /** @description The failed and cancelled prints counted. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The currency of all amounts of money here. */
    currency: components["schemas"]["CurrencyCode"];
    /** @description The kinds, most prints first, then in the order of `FailureCategory`. */
    rows: components["schemas"]["FailureCategoryDto"][];
}
/** @description The failed and cancelled prints with one kind of cause. */
export interface FailureCategoryDto {
    cancelledCount: components["schemas"]["AnalyticsPrintCount"];
    /** @description The kind of cause; null for the prints for which nobody has stated one. */
    category: components["schemas"]["FailureCategory"] | null;
    cost: components["schemas"]["AnalyticsLostCost"];
    failedCount: components["schemas"]["AnalyticsPrintCount"];
    filamentAmountMg: components["schemas"]["AnalyticsLostFilamentMg"];
    lastPrintDate: components["schemas"]["AnalyticsLastFailureDate"];
    partialCostCount: components["schemas"]["AnalyticsPartialCostCount"];
    printTimeInSeconds: components["schemas"]["AnalyticsLostTimeInSeconds"];
    sharePercent: components["schemas"]["AnalyticsFailureSharePercent"];
}
/** @description The filament and electricity cost of prints with status `Failed` or `Cancelled`. */
export interface FailureCostDto {
    /** @description Their cost. */
    cost: components["schemas"]["MoneyFigureDto"];
    partialCostCount: components["schemas"]["AnalyticsPartialCostCount"];
    /** @description Failed and cancelled prints. */
    printCount: components["schemas"]["CountFigureDto"];
    /** @description Their share of the filament and electricity cost of all prints. */
    share: components["schemas"]["PercentFigureDto"];
}
/** @description The share of `Failed` prints in the finished ones, with the interval in which the true rate lies with a confidence of 95 % (Wilson score interval). All three percentages are null if there are fewer than 5 prints. */
export interface FailureRateDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The upper end of the interval. */
    highPercent: components["schemas"]["AnalyticsRatePercent"];
    /** @description The lower end of the interval. */
    lowPercent: components["schemas"]["AnalyticsRatePercent"];
    /** @description The failure rate. */
    percent: components["schemas"]["AnalyticsRatePercent"];
    /**
     * Format: int32
     * @description The number of finished prints.
     */
    sampleCount: number;
}
/** @description Failed and cancelled prints by failure reason, ignoring case and white space around it. */
export interface FailureReasonBreakdownDto {
    /** @description The failed and cancelled prints counted. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The currency of all amounts of money here. */
    currency: components["schemas"]["CurrencyCode"];
    /** @description The reasons, most prints first, then by name. */
    rows: components["schemas"]["FailureReasonDto"][];
}
/** @description The failed and cancelled prints with one reason. */
export interface FailureReasonDto {
    cancelledCount: components["schemas"]["AnalyticsPrintCount"];
    cost: components["schemas"]["AnalyticsLostCost"];
    failedCount: components["schemas"]["AnalyticsPrintCount"];
    filamentAmountMg: components["schemas"]["AnalyticsLostFilamentMg"];
    lastPrintDate: components["schemas"]["AnalyticsLastFailureDate"];
    partialCostCount: components["schemas"]["AnalyticsPartialCostCount"];
    printTimeInSeconds: components["schemas"]["AnalyticsLostTimeInSeconds"];
    /** @description The reason, in the spelling used most often, of equal ones the latest; null for the prints without a reason. */
    reason: string | null;
    sharePercent: components["schemas"]["AnalyticsFailureSharePercent"];
}
/** @description The figures of the failure analysis. Time, material and cost are those of failed and cancelled prints together. */
export interface FailuresFigures {
    byCategory: components["schemas"]["FailureCategoryBreakdownDto"];
    byMaterial: components["schemas"]["MaterialFailureBreakdownDto"];
    byPrinter: components["schemas"]["PrinterFailureBreakdownDto"];
    byReason: components["schemas"]["FailureReasonBreakdownDto"];
    /** @description Prints with status `Cancelled`. */
    cancelledCount: components["schemas"]["CountFigureDto"];
    /** @description The filament and electricity cost of failed and cancelled prints. */
    cost: components["schemas"]["MoneyFigureDto"];
    /** @description Prints with status `Failed`. */
    failedCount: components["schemas"]["CountFigureDto"];
    /** @description The share of `Failed` prints in the finished ones, which the success rate is a share of as well. A cancelled print is finished, but has not failed. */
    failureRate: components["schemas"]["PercentFigureDto"];
    /** @description The material of failed and cancelled prints. */
    filament: components["schemas"]["WeightFigureDto"];
    /** @description Prints that are finished. */
    finishedCount: components["schemas"]["CountFigureDto"];
    partialCostCount: components["schemas"]["AnalyticsPartialCostCount"];
    /** @description The print time of failed and cancelled prints. */
    printTime: components["schemas"]["DurationFigureDto"];
}
/** @description Why prints fail, and how often. */
export interface FailuresResponse {
    /** @description The figures for `range`. */
    current: components["schemas"]["FailuresFigures"];
    /** @description The same figures for the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are provided. */
    previous: components["schemas"]["FailuresFigures"] | null;
    previousRange: components["schemas"]["AnalyticsPreviousRange"];
    /** @description The range that `current` covers. */
    range: components["schemas"]["AnalyticsRangeDto"];
}
/** @description An item of the feed. */
export interface FeedItemDto {
    /** @description The comment if the item is a comment, otherwise null. */
    comment: components["schemas"]["CommentDetailDto"] | null;
    /** @description When it happened. */
    date: components["schemas"]["Timestamp"];
    kind: components["schemas"]["FeedItemKind"];
    /** @description The print that it is about. */
    print: components["schemas"]["PublicPrintSummaryDto"];
    /** @description The user who did it. */
    user: components["schemas"]["UserReferenceDto"];
}
export type FeedItemKind = components['schemas']['FeedItemKind'];
/** @description A page of the feed. */
export interface FeedPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["FeedItemDto"][];
    paging: components["schemas"]["Paging"];
}
export type FieldErrorList = components['schemas']['FieldErrorList'];
/** @description The invalid fields by name, such as `filamentUsage[0].amountMg`. If no single field is to blame, the name is `body`, `path` or `request`. */
export interface FieldErrors {
    [key: string]: components["schemas"]["FieldErrorList"];
}
export type FilamentArticleNumber = components['schemas']['FilamentArticleNumber'];
export type FilamentBarcode = components['schemas']['FilamentBarcode'];
export type FilamentBedTemperatureCelsius = components['schemas']['FilamentBedTemperatureCelsius'];
export type FilamentBrand = components['schemas']['FilamentBrand'];
export type FilamentColorHex = components['schemas']['FilamentColorHex'];
export type FilamentColorName = components['schemas']['FilamentColorName'];
export type FilamentColors = components['schemas']['FilamentColors'];
/** @description A spool of filament with its stock. */
export interface FilamentDetailDto {
    articleNumber: components["schemas"]["FilamentArticleNumber"];
    barcode: components["schemas"]["FilamentBarcode"];
    bedTemperatureCelsius: components["schemas"]["FilamentBedTemperatureCelsius"];
    brand: components["schemas"]["FilamentBrand"];
    colorHex: components["schemas"]["FilamentColorHex"];
    colorName: components["schemas"]["FilamentColorName"];
    colorPattern: components["schemas"]["ColorPattern"];
    colors: components["schemas"]["FilamentColors"];
    /** @description When the spool was recorded. */
    createdDate: components["schemas"]["Timestamp"];
    diameterMm: components["schemas"]["FilamentDiameterMm"];
    displayName: components["schemas"]["FilamentDisplayName"];
    driedDate: components["schemas"]["FilamentDriedDate"];
    finishType: components["schemas"]["FilamentFinishType"];
    id: components["schemas"]["Uuid"];
    imageId: components["schemas"]["RecordImageId"];
    initialNominalWeightMg: components["schemas"]["FilamentInitialNominalWeightMg"];
    isActive: components["schemas"]["IsActive"];
    isFavorite: components["schemas"]["IsFavorite"];
    loadedInPrinterId: components["schemas"]["FilamentLoadedInPrinterId"];
    lotNumber: components["schemas"]["FilamentLotNumber"];
    lowStockThresholdMg: components["schemas"]["FilamentLowStockThresholdMg"];
    materialDensityGramPerCubicCm: components["schemas"]["FilamentMaterialDensityGramPerCubicCm"];
    materialType: components["schemas"]["FilamentMaterialType"];
    notes: components["schemas"]["RecordNotes"];
    nozzleTemperatureCelsius: components["schemas"]["FilamentNozzleTemperatureCelsius"];
    number: components["schemas"]["FilamentNumber"];
    openedDate: components["schemas"]["FilamentOpenedDate"];
    printCount: components["schemas"]["FilamentPrintCount"];
    purchaseCurrency: components["schemas"]["PurchaseCurrency"];
    purchaseDate: components["schemas"]["FilamentPurchaseDate"];
    purchaseLocation: components["schemas"]["FilamentPurchaseLocation"];
    purchasePrice: components["schemas"]["FilamentPurchasePrice"];
    remainingLengthInM: components["schemas"]["FilamentRemainingLengthInM"];
    remainingMg: components["schemas"]["FilamentRemainingMg"];
    reorderUrl: components["schemas"]["FilamentReorderUrl"];
    spoolWeightMg: components["schemas"]["FilamentSpoolWeightMg"];
    storageLocation: components["schemas"]["FilamentStorageLocation"];
    tags: components["schemas"]["FilamentTags"];
    totalUsedMg: components["schemas"]["FilamentTotalUsedMg"];
    typeId: components["schemas"]["FilamentTypeIdOfSpool"];
    /** @description When the spool was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
}
export type FilamentDiameterMm = components['schemas']['FilamentDiameterMm'];
export type FilamentDisplayName = components['schemas']['FilamentDisplayName'];
export type FilamentDriedDate = components['schemas']['FilamentDriedDate'];
export type FilamentFinishType = components['schemas']['FilamentFinishType'];
export type FilamentInitialNominalWeightMg = components['schemas']['FilamentInitialNominalWeightMg'];
export type FilamentLoadedInPrinterId = components['schemas']['FilamentLoadedInPrinterId'];
export type FilamentLotNumber = components['schemas']['FilamentLotNumber'];
export type FilamentLowStockThresholdMg = components['schemas']['FilamentLowStockThresholdMg'];
export type FilamentMaterialDensityGramPerCubicCm = components['schemas']['FilamentMaterialDensityGramPerCubicCm'];
export type FilamentMaterialType = components['schemas']['FilamentMaterialType'];
export type FilamentNozzleTemperatureCelsius = components['schemas']['FilamentNozzleTemperatureCelsius'];
export type FilamentNumber = components['schemas']['FilamentNumber'];
export type FilamentOpenedDate = components['schemas']['FilamentOpenedDate'];
/** @description A page of spools. */
export interface FilamentPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["FilamentDetailDto"][];
    paging: components["schemas"]["Paging"];
}
export type FilamentPrintCount = components['schemas']['FilamentPrintCount'];
export type FilamentPurchaseDate = components['schemas']['FilamentPurchaseDate'];
export type FilamentPurchaseLocation = components['schemas']['FilamentPurchaseLocation'];
export type FilamentPurchasePrice = components['schemas']['FilamentPurchasePrice'];
export type FilamentRemainingLengthInM = components['schemas']['FilamentRemainingLengthInM'];
export type FilamentRemainingMg = components['schemas']['FilamentRemainingMg'];
export type FilamentReorderUrl = components['schemas']['FilamentReorderUrl'];
export type FilamentSortColumn = components['schemas']['FilamentSortColumn'];
export type FilamentSpoolWeightMg = components['schemas']['FilamentSpoolWeightMg'];
export type FilamentStorageLocation = components['schemas']['FilamentStorageLocation'];
export type FilamentTags = components['schemas']['FilamentTags'];
export type FilamentTotalUsedMg = components['schemas']['FilamentTotalUsedMg'];
export type FilamentTypeBrandId = components['schemas']['FilamentTypeBrandId'];
export type FilamentTypeBrandName = components['schemas']['FilamentTypeBrandName'];
/** @description A kind of filament, with the stock of its spools. */
export interface FilamentTypeDto {
    activeSpoolCount: components["schemas"]["ActiveSpoolCount"];
    articleNumber: components["schemas"]["FilamentArticleNumber"];
    bedTemperatureCelsius: components["schemas"]["FilamentBedTemperatureCelsius"];
    brandId: components["schemas"]["FilamentTypeBrandId"];
    brandName: components["schemas"]["FilamentTypeBrandName"];
    colorHex: components["schemas"]["FilamentColorHex"];
    colorName: components["schemas"]["FilamentColorName"];
    colorPattern: components["schemas"]["ColorPattern"];
    colors: components["schemas"]["FilamentColors"];
    /** @description When the filament type was recorded. */
    createdDate: components["schemas"]["Timestamp"];
    diameterMm: components["schemas"]["FilamentDiameterMm"];
    externalId: components["schemas"]["ExternalId"];
    finishType: components["schemas"]["FilamentFinishType"];
    /** @description The id of the filament type. */
    id: components["schemas"]["Id"];
    initialNominalWeightMg: components["schemas"]["FilamentInitialNominalWeightMg"];
    materialDensityGramPerCubicCm: components["schemas"]["FilamentMaterialDensityGramPerCubicCm"];
    materialType: components["schemas"]["FilamentMaterialType"];
    name: components["schemas"]["FilamentTypeName"];
    notes: components["schemas"]["RecordNotes"];
    nozzleTemperatureCelsius: components["schemas"]["FilamentNozzleTemperatureCelsius"];
    purchaseCurrency: components["schemas"]["PurchaseCurrency"];
    purchasePrice: components["schemas"]["FilamentPurchasePrice"];
    remainingMg: components["schemas"]["FilamentTypeRemainingMg"];
    reorderPointMg: components["schemas"]["FilamentTypeReorderPointMg"];
    spoolCount: components["schemas"]["SpoolCount"];
    spoolWeightMg: components["schemas"]["FilamentSpoolWeightMg"];
    /** @description When the filament type was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
}
/** @description An event of a filament type. */
export interface FilamentTypeEventDto {
    /** @description The filament type after the change; a deleted one as it was last. */
    data: components["schemas"]["FilamentTypeDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "filamentType.created" | "filamentType.updated" | "filamentType.low" | "filamentType.deleted";
}
export type FilamentTypeIdOfSpool = components['schemas']['FilamentTypeIdOfSpool'];
export type FilamentTypeName = components['schemas']['FilamentTypeName'];
/** @description A page of filament types. */
export interface FilamentTypePageDto {
    /** @description The items on the page. */
    items: components["schemas"]["FilamentTypeDto"][];
    paging: components["schemas"]["Paging"];
}
export type FilamentTypeRemainingMg = components['schemas']['FilamentTypeRemainingMg'];
export type FilamentTypeReorderPointMg = components['schemas']['FilamentTypeReorderPointMg'];
export type FilamentTypeSortColumn = components['schemas']['FilamentTypeSortColumn'];
/** @description Consumption by filament type, which is that of the spool today. A coverage row is one filament usage of a print. */
export interface FilamentTypeUsageBreakdownDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The rows, most used first. */
    rows: components["schemas"]["FilamentTypeUsageDto"][];
}
/** @description The filament used of one filament type. */
export interface FilamentTypeUsageDto {
    amountMg: components["schemas"]["AnalyticsAmountMg"];
    /** @description The color, or the first of several, as `#RRGGBB`; null if none is recorded. */
    colorHex: string | null;
    colors: components["schemas"]["FilamentColors"];
    /** @description The id of the filament type. */
    filamentTypeId: components["schemas"]["Id"];
    /** @description The brand and the name of the filament type; its color or material type if it has no name. */
    name: string;
    sharePercent: components["schemas"]["AnalyticsUsageSharePercent"];
    useCount: components["schemas"]["AnalyticsUseCount"];
}
export type FilamentUsageAmountMg = components['schemas']['FilamentUsageAmountMg'];
export type FilamentUsageBrand = components['schemas']['FilamentUsageBrand'];
export type FilamentUsageColorHex = components['schemas']['FilamentUsageColorHex'];
export type FilamentUsageDisplayName = components['schemas']['FilamentUsageDisplayName'];
/** @description The usage of one material in a print, and the slicer estimate. */
export interface FilamentUsageDto {
    amountMg: components["schemas"]["FilamentUsageAmountMg"];
    brand: components["schemas"]["FilamentUsageBrand"];
    colorHex: components["schemas"]["FilamentUsageColorHex"];
    colorName: components["schemas"]["FilamentColorName"];
    colors: components["schemas"]["FilamentColors"];
    /** @description The name of the spool; visible only to its owner. */
    displayName: string | null;
    estimatedAmountMg: components["schemas"]["FilamentUsageEstimatedAmountMg"];
    estimatedLengthInM: components["schemas"]["FilamentUsageEstimatedLengthInM"];
    estimatedSource: components["schemas"]["FilamentUsageEstimatedSource"];
    estimatedVolumeMl: components["schemas"]["FilamentUsageEstimatedVolumeMl"];
    filamentId: components["schemas"]["FilamentUsageFilamentId"];
    id: components["schemas"]["FilamentUsageId"];
    lengthInM: components["schemas"]["FilamentUsageLengthInM"];
    materialType: components["schemas"]["FilamentUsageMaterialType"];
    notes: components["schemas"]["FilamentUsageNotes"];
    slot: components["schemas"]["FilamentUsageSlot"];
    source: components["schemas"]["FilamentUsageSource"];
    volumeMl: components["schemas"]["FilamentUsageVolumeMl"];
}
export type FilamentUsageEstimatedAmountMg = components['schemas']['FilamentUsageEstimatedAmountMg'];
export type FilamentUsageEstimatedLengthInM = components['schemas']['FilamentUsageEstimatedLengthInM'];
export type FilamentUsageEstimatedSource = components['schemas']['FilamentUsageEstimatedSource'];
export type FilamentUsageEstimatedVolumeMl = components['schemas']['FilamentUsageEstimatedVolumeMl'];
export type FilamentUsageFilamentId = components['schemas']['FilamentUsageFilamentId'];
export type FilamentUsageId = components['schemas']['FilamentUsageId'];
export type FilamentUsageLengthInM = components['schemas']['FilamentUsageLengthInM'];
export type FilamentUsageMaterialType = components['schemas']['FilamentUsageMaterialType'];
export type FilamentUsageNotes = components['schemas']['FilamentUsageNotes'];
export type FilamentUsageSlot = components['schemas']['FilamentUsageSlot'];
export type FilamentUsageSource = components['schemas']['FilamentUsageSource'];
export type FilamentUsageVolumeMl = components['schemas']['FilamentUsageVolumeMl'];
export type FinishedPrintStatus = components['schemas']['FinishedPrintStatus'];
export type HexColor = components['schemas']['HexColor'];
/** @description A hidden badge that the caller has earned. */
export interface HiddenAchievementDto {
    /** @description What earned the badge. */
    description: string;
    /** @description The key of the hidden badge. */
    key: string;
    title: components["schemas"]["AchievementTitle"];
    /** @description When the badge was granted. */
    unlockedAt: components["schemas"]["Timestamp"];
}
export type IanaTimeZone = components['schemas']['IanaTimeZone'];
export type Id = components['schemas']['Id'];
export type ImageCaption = components['schemas']['ImageCaption'];
/** @description An image of a print, project, spool, printer or profile. */
export interface ImageDto {
    caption?: components["schemas"]["ImageCaption"];
    /** @description When the image was added. */
    createdDate: components["schemas"]["Timestamp"];
    height: components["schemas"]["ImageHeight"];
    id: components["schemas"]["Uuid"];
    position?: components["schemas"]["ImagePosition"];
    /** @description The URL of the thumbnail. */
    thumbnailUrl: components["schemas"]["ImageUrl"];
    /** @description The URL of the image. */
    url: components["schemas"]["ImageUrl"];
    width: components["schemas"]["ImageWidth"];
}
export type ImageFile = components['schemas']['ImageFile'];
export type ImageHeight = components['schemas']['ImageHeight'];
export type ImagePosition = components['schemas']['ImagePosition'];
export type ImageRotation = components['schemas']['ImageRotation'];
/** @description A list of images. */
export interface ImagesDto {
    /** @description The images in their order; the first is the cover. */
    items: components["schemas"]["ImageDto"][];
}
export type ImageUrl = components['schemas']['ImageUrl'];
export type ImageWidth = components['schemas']['ImageWidth'];
export type ImportBytes = components['schemas']['ImportBytes'];
export type ImportCommittedDate = components['schemas']['ImportCommittedDate'];
/** @description The number of rows by verdict. */
export interface ImportCountsDto {
    /**
     * Format: int32
     * @description Rows that become a new record.
     */
    created: number;
    /**
     * Format: int32
     * @description Rows that cannot be imported.
     */
    errors: number;
    /**
     * Format: int32
     * @description Rows that are recorded already.
     */
    same: number;
    /**
     * Format: int32
     * @description Rows that are left out.
     */
    skipped: number;
    /**
     * Format: int32
     * @description Rows that complete a recorded one.
     */
    updated: number;
}
export type ImportCurrency = components['schemas']['ImportCurrency'];
export type ImportDeductsMaterial = components['schemas']['ImportDeductsMaterial'];
export type ImportDoneCount = components['schemas']['ImportDoneCount'];
/** @description A file that becomes records of the caller. */
export interface ImportDto {
    bytes: components["schemas"]["ImportBytes"];
    committedDate: components["schemas"]["ImportCommittedDate"];
    counts: components["schemas"]["ImportCountsDto"];
    /** @description When the file was uploaded. */
    createdDate: components["schemas"]["Timestamp"];
    currency: components["schemas"]["ImportCurrency"];
    deductsMaterial: components["schemas"]["ImportDeductsMaterial"];
    doneCount: components["schemas"]["ImportDoneCount"];
    error: components["schemas"]["ImportError"];
    /** @description When the import is deleted; the records that it has made stay. */
    expiresDate: components["schemas"]["Timestamp"];
    fileName: components["schemas"]["ImportFileName"];
    format: components["schemas"]["ImportFormat"];
    hasLocalTimes: components["schemas"]["ImportHasLocalTimes"];
    id: components["schemas"]["Uuid"];
    kinds: components["schemas"]["ImportKinds"];
    printers: components["schemas"]["ImportPrinters"];
    rowCount: components["schemas"]["ImportRowCount"];
    spools: components["schemas"]["ImportSpools"];
    state: components["schemas"]["ImportState"];
    timeZone: components["schemas"]["ImportTimeZone"];
    /** @description When the state was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
}
export type ImportError = components['schemas']['ImportError'];
/** @description An event of an import. */
export interface ImportEventDto {
    /** @description The import after the step. */
    data: components["schemas"]["ImportDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "import.ready" | "import.failed" | "import.committed" | "import.undone";
}
export type ImportFileName = components['schemas']['ImportFileName'];
export type ImportFormat = components['schemas']['ImportFormat'];
export type ImportHasLocalTimes = components['schemas']['ImportHasLocalTimes'];
export type ImportKind = components['schemas']['ImportKind'];
/** @description Rows of one kind. */
export interface ImportKindDto {
    counts: components["schemas"]["ImportCountsDto"];
    kind: components["schemas"]["ImportKind"];
}
export type ImportKinds = components['schemas']['ImportKinds'];
export type ImportName = components['schemas']['ImportName'];
/** @description A page of imports. */
export interface ImportPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["ImportDto"][];
    paging: components["schemas"]["Paging"];
}
/** @description A printer that a file names. */
export interface ImportPrinterDto {
    /** @description The name in the file; null for prints of which the file names no printer. */
    name: string | null;
    /**
     * Format: int64
     * @description The id of the printer; null for prints without a printer.
     */
    printerId: number | null;
}
export type ImportPrinters = components['schemas']['ImportPrinters'];
export type ImportRowCount = components['schemas']['ImportRowCount'];
/** @description A row of a file. */
export interface ImportRowDto {
    kind: components["schemas"]["ImportKind"];
    /** @description What the row is known by. */
    label: components["schemas"]["ImportName"];
    /** @description The record that a created row becomes, as its `POST` operation takes it, or as the archive has it; of an updated one, the properties that change. Null for other rows. */
    outcome: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: int32
     * @description The number of the row in the file.
     */
    position: number;
    /** @description Why it has this verdict, or why its record stays when the import is undone; null where nothing needs to be said. */
    reason: string | null;
    /** @description The id of the record that the row has become, or that it is already. */
    recordId: string | null;
    /** @description What the undo did with the record, `Removed` or `Stays`; null before. */
    undo: string | null;
    verdict: components["schemas"]["ImportVerdict"];
}
/** @description A page of rows. */
export interface ImportRowPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["ImportRowDto"][];
    paging: components["schemas"]["Paging"];
}
/** @description A spool that a file names. */
export interface ImportSpoolDto {
    /**
     * Format: uuid
     * @description The UUID of the spool; null for material of no recorded spool.
     */
    filamentId: string | null;
    /** @description The name in the file. */
    name: components["schemas"]["ImportName"];
}
export type ImportSpools = components['schemas']['ImportSpools'];
export type ImportState = components['schemas']['ImportState'];
export type ImportTimeZone = components['schemas']['ImportTimeZone'];
export type ImportVerdict = components['schemas']['ImportVerdict'];
export type InfillPercent = components['schemas']['InfillPercent'];
export type InvalidApiKeyText = components['schemas']['InvalidApiKeyText'];
export type IsActive = components['schemas']['IsActive'];
export type IsFavorite = components['schemas']['IsFavorite'];
export type IsMaintenanceDone = components['schemas']['IsMaintenanceDone'];
export type IsMaintenanceDue = components['schemas']['IsMaintenanceDue'];
export type IsWebhookActive = components['schemas']['IsWebhookActive'];
export type LayerHeightMm = components['schemas']['LayerHeightMm'];
/** @description A change to the stock of a spool. Entries are never changed or deleted. */
export interface LedgerEntryDto {
    /** @description Who or what made the change. */
    actor: string;
    /**
     * Format: int64
     * @description The change, in milligrams; negative for a deduction.
     */
    amountMg: number;
    /**
     * Format: int64
     * @description The balance after the change, in milligrams.
     */
    balanceMg: number;
    /** @description When the change was made. */
    createdDate: components["schemas"]["Timestamp"];
    /** @description The spool. */
    filamentId: components["schemas"]["Uuid"];
    id: components["schemas"]["Uuid"];
    /** @description Whether the entry can be reversed: it is an adjustment that is not reversed yet and does not come from a change of the nominal weight. */
    isReversible?: boolean;
    kind: components["schemas"]["LedgerEntryKind"];
    note: components["schemas"]["LedgerNote"];
    /**
     * Format: int64
     * @description The print that used the material, even if it has been deleted since; null unless the change was caused by a print.
     */
    printId: number | null;
    /** @description The title of the print; null if it has been deleted, and for other changes. */
    printTitle?: string | null;
    /**
     * Format: uuid
     * @description The adjustment that the entry reverses; null otherwise.
     */
    reversesEntryId: string | null;
}
export type LedgerEntryKind = components['schemas']['LedgerEntryKind'];
/** @description A page of ledger entries. */
export interface LedgerEntryPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["LedgerEntryDto"][];
    paging: components["schemas"]["Paging"];
}
export type LedgerNote = components['schemas']['LedgerNote'];
/** @description A spool loaded in a printer. A spool can be loaded in only one printer. */
export interface LoadedFilamentDto {
    filamentId: components["schemas"]["LoadedFilamentId"];
    slot: components["schemas"]["PrinterSlot"];
}
export type LoadedFilamentId = components['schemas']['LoadedFilamentId'];
/** @description A spool loaded in a printer, with its main properties. */
export interface LoadedSpoolDto {
    brand: components["schemas"]["FilamentUsageBrand"];
    colorHex: components["schemas"]["FilamentUsageColorHex"];
    /** @description The name of the color. */
    colorName: string | null;
    colors: components["schemas"]["FilamentColors"];
    /** @description The name of the spool. */
    displayName: string;
    filamentId: components["schemas"]["LoadedFilamentId"];
    /** @description Whether the remaining weight is at or below the threshold of the spool or, without one, 10 % of its nominal weight; false if it is unknown. */
    isLow: boolean;
    materialType: components["schemas"]["FilamentMaterialType"];
    /**
     * Format: int64
     * @description The remaining weight of the spool, in milligrams; null if its nominal weight is not recorded.
     */
    remainingMg: number | null;
    slot: components["schemas"]["PrinterSlot"];
}
/** @description The spool to load. A spool that is loaded elsewhere is moved, and a spool already in the slot is unloaded. */
export interface LoadFilamentDto {
    filamentId: components["schemas"]["SpoolFilamentId"];
    slot: components["schemas"]["PrinterSlot"];
}
/** @description Maintenance categories, sorted by name. */
export interface MaintenanceCategoriesDto {
    /** @description The categories that the caller's entries use. */
    inUse: components["schemas"]["MaintenanceCategory"][];
    /** @description Common categories that the caller does not use yet. */
    suggestions: components["schemas"]["MaintenanceCategory"][];
}
export type MaintenanceCategory = components['schemas']['MaintenanceCategory'];
export type MaintenanceCost = components['schemas']['MaintenanceCost'];
export type MaintenanceCurrency = components['schemas']['MaintenanceCurrency'];
export type MaintenanceDescription = components['schemas']['MaintenanceDescription'];
export type MaintenanceDueAfterDays = components['schemas']['MaintenanceDueAfterDays'];
export type MaintenanceDueAfterHours = components['schemas']['MaintenanceDueAfterHours'];
export type MaintenanceDueAfterPrints = components['schemas']['MaintenanceDueAfterPrints'];
export type MaintenanceDueDate = components['schemas']['MaintenanceDueDate'];
/** @description Completed or planned maintenance of a printer. */
export interface MaintenanceEntryDto {
    category: components["schemas"]["MaintenanceCategory"];
    cost: components["schemas"]["MaintenanceCost"];
    /** @description When the entry was recorded. */
    createdDate: components["schemas"]["Timestamp"];
    currency: components["schemas"]["MaintenanceCurrency"];
    /**
     * Format: date-time
     * @description When the work was done; for planned work, the start of the interval.
     */
    date: string;
    description: components["schemas"]["MaintenanceDescription"];
    done: components["schemas"]["IsMaintenanceDone"];
    dueAfterDays: components["schemas"]["MaintenanceDueAfterDays"];
    dueAfterHours: components["schemas"]["MaintenanceDueAfterHours"];
    dueAfterPrints: components["schemas"]["MaintenanceDueAfterPrints"];
    /**
     * Format: date-time
     * @description The due date of planned work.
     */
    dueDate: string | null;
    id: components["schemas"]["Id"];
    isDue: components["schemas"]["IsMaintenanceDue"];
    nextEntryId: components["schemas"]["MaintenanceNextEntryId"];
    notes: components["schemas"]["RecordNotes"];
    parts: components["schemas"]["MaintenanceParts"];
    /** @description The printer. */
    printerId: components["schemas"]["Id"];
    recurs: components["schemas"]["MaintenanceRecurs"];
    totalCost: components["schemas"]["MaintenanceTotalCost"];
    /** @description When the entry was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
}
/** @description A page of maintenance entries. */
export interface MaintenanceEntryPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["MaintenanceEntryDto"][];
    paging: components["schemas"]["Paging"];
}
/** @description An event of maintenance. */
export interface MaintenanceEventDto {
    /** @description The maintenance entry. */
    data: components["schemas"]["MaintenanceEntryDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "maintenance.due" | "maintenance.done";
}
export type MaintenanceNextEntryId = components['schemas']['MaintenanceNextEntryId'];
export type MaintenancePartAmount = components['schemas']['MaintenancePartAmount'];
export type MaintenancePartCost = components['schemas']['MaintenancePartCost'];
/** @description A part of maintenance work. */
export interface MaintenancePartDto {
    amount: components["schemas"]["MaintenancePartAmount"];
    cost: components["schemas"]["MaintenancePartCost"];
    name: components["schemas"]["MaintenancePartName"];
}
export type MaintenancePartName = components['schemas']['MaintenancePartName'];
export type MaintenanceParts = components['schemas']['MaintenanceParts'];
export type MaintenanceRecurs = components['schemas']['MaintenanceRecurs'];
export type MaintenanceTotalCost = components['schemas']['MaintenanceTotalCost'];
/** @description Estimate accuracy by material type, ignoring case. A coverage row is one filament usage of a print. */
export interface MaterialAccuracyBreakdownDto {
    /** @description The filament usages that the rows cover; a usage without a material type is in no row. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The material types with at least one sample, most samples first. */
    rows: components["schemas"]["MaterialAccuracyDto"][];
}
/** @description The estimate accuracy for one material type. A sample is one filament usage of a print. */
export interface MaterialAccuracyDto {
    /** @description The accuracy of filament amounts, by filament usage. */
    material: components["schemas"]["MedianRatioFigureDto"];
    materialType: components["schemas"]["AnalyticsMaterialType"];
    /** @description The accuracy of print times, by the print of each filament usage. */
    time: components["schemas"]["MedianRatioFigureDto"];
}
/** @description A common printing material, with typical values. */
export interface MaterialDto {
    /**
     * Format: int32
     * @description The highest typical bed temperature, in degrees Celsius; null if there is no typical one.
     */
    bedTemperatureMaxCelsius: number | null;
    /**
     * Format: int32
     * @description The lowest typical bed temperature, in degrees Celsius; null if there is no typical one.
     */
    bedTemperatureMinCelsius: number | null;
    /**
     * Format: double
     * @description The density, in grams per cubic centimeter.
     */
    materialDensityGramPerCubicCm: number;
    /** @description The name of the material, such as PLA. */
    name: string;
    /**
     * Format: int32
     * @description The highest typical nozzle temperature, in degrees Celsius; null for materials that are not melted in a nozzle.
     */
    nozzleTemperatureMaxCelsius: number | null;
    /**
     * Format: int32
     * @description The lowest typical nozzle temperature, in degrees Celsius; null for materials that are not melted in a nozzle.
     */
    nozzleTemperatureMinCelsius: number | null;
}
/** @description How often prints fail with each material type, ignoring case. A coverage row is one material type of a print, however many spools of it the print used. */
export interface MaterialFailureBreakdownDto {
    /** @description The material types of finished prints that the rows cover. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The material types with at least one finished print, most failed prints first. */
    rows: components["schemas"]["MaterialFailureDto"][];
}
/** @description How often prints fail with one material type. A print counts once for each material type that it used. */
export interface MaterialFailureDto {
    cancelledCount: components["schemas"]["AnalyticsPrintCount"];
    failedCount: components["schemas"]["AnalyticsPrintCount"];
    failureRate: components["schemas"]["FailureRateDto"];
    materialType: components["schemas"]["AnalyticsMaterialType"];
}
/** @description The filament used in one bucket. */
export interface MaterialPointDto {
    amountMg: components["schemas"]["AnalyticsAmountMg"];
    bucketDate: components["schemas"]["AnalyticsBucketDate"];
    /** @description When the bucket starts. */
    bucketStart: components["schemas"]["Timestamp"];
}
/** @description Common printing materials. */
export interface MaterialsDto {
    /** @description The materials, sorted by name. */
    items: components["schemas"]["MaterialDto"][];
}
/** @description Consumption by material type, ignoring case, over time. A coverage row is one filament usage of a print. */
export interface MaterialSeriesDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description One series for each material type, most used first. Series are omitted where they would exceed 37,000 points in total. */
    types: components["schemas"]["MaterialTypeSeriesDto"][];
}
/** @description The figures of the material analysis. */
export interface MaterialsFigures {
    byBrand: components["schemas"]["BrandUsageBreakdownDto"];
    byColor: components["schemas"]["ColorUsageBreakdownDto"];
    byFilamentType: components["schemas"]["FilamentTypeUsageBreakdownDto"];
    byType: components["schemas"]["MaterialTypeUsageBreakdownDto"];
    series: components["schemas"]["MaterialSeriesDto"];
    topSpools: components["schemas"]["TopSpoolsDto"];
    /** @description All filament used. */
    total: components["schemas"]["WeightFigureDto"];
    waste: components["schemas"]["WasteDto"];
}
/** @description Consumption by material type, brand, color and filament type, the most used spools, remaining life and waste. */
export interface MaterialsResponse {
    /** @description The figures for `range`. */
    current: components["schemas"]["MaterialsFigures"];
    /** @description The same figures for the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are provided. */
    previous: components["schemas"]["MaterialsFigures"] | null;
    previousRange: components["schemas"]["AnalyticsPreviousRange"];
    /** @description The range that `current` covers. */
    range: components["schemas"]["AnalyticsRangeDto"];
    runway: components["schemas"]["SpoolRunwaysDto"];
}
/** @description Filament cost by material type, ignoring case. A coverage row is one filament usage of a print. */
export interface MaterialTypeCostBreakdownDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The currency of all amounts of money here. */
    currency: components["schemas"]["CurrencyCode"];
    /** @description The rows, highest cost first. */
    rows: components["schemas"]["MaterialTypeCostDto"][];
}
/** @description The filament cost of one material type. */
export interface MaterialTypeCostDto {
    filamentCost: components["schemas"]["AnalyticsFilamentCost"];
    materialType: components["schemas"]["AnalyticsMaterialType"];
    sharePercent: components["schemas"]["AnalyticsCostSharePercent"];
    useCount: components["schemas"]["AnalyticsUseCount"];
}
/** @description The consumption of one material type over time. */
export interface MaterialTypeSeriesDto {
    materialType: components["schemas"]["AnalyticsMaterialType"];
    /** @description One point for each bucket of the range, oldest first; a bucket without consumption has a zero. */
    points: components["schemas"]["MaterialPointDto"][];
}
/** @description Consumption by material type, ignoring case. A coverage row is one filament usage of a print. */
export interface MaterialTypeUsageBreakdownDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The rows, most used first. */
    rows: components["schemas"]["MaterialTypeUsageDto"][];
}
/** @description The filament used of one material type. */
export interface MaterialTypeUsageDto {
    amountMg: components["schemas"]["AnalyticsAmountMg"];
    materialType: components["schemas"]["AnalyticsMaterialType"];
    sharePercent: components["schemas"]["AnalyticsUsageSharePercent"];
    useCount: components["schemas"]["AnalyticsUseCount"];
}
/** @description The coverage of each of the four measures. */
export interface MeasureCoverageDto {
    /** @description The coverage of the costs. */
    cost: components["schemas"]["CoverageDto"];
    /** @description The coverage of the filament amounts. */
    filament: components["schemas"]["CoverageDto"];
    /** @description The coverage of the print counts. */
    printCount: components["schemas"]["CoverageDto"];
    /** @description The coverage of the print times. */
    printTime: components["schemas"]["CoverageDto"];
}
export type MeasurementSource = components['schemas']['MeasurementSource'];
/** @description The median of actual values divided by estimates: 1 is exact, 1.1 means that 10 % more was used than estimated. */
export interface MedianRatioFigureDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /**
     * Format: double
     * @description The median ratio; null if there are fewer than 5 samples.
     */
    medianRatio: number | null;
    /**
     * Format: int32
     * @description The number of prints, or filament usages, with both an actual value and an estimate.
     */
    sampleCount: number;
}
/** @description A total or average amount of money in the user's currency. Amounts in other currencies are excluded and never converted. */
export interface MoneyFigureDto {
    /**
     * Format: double
     * @description The amount in decimal units of the currency, rounded only here. Null if rows match but none of them has a known amount.
     */
    amount: number | null;
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    currency: components["schemas"]["CurrencyCode"];
}
export type MoonrakerNotificationDto = components['schemas']['MoonrakerNotificationDto'];
export type MutedInApp = components['schemas']['MutedInApp'];
export type MutedPush = components['schemas']['MutedPush'];
/** @description The caller's tiers and progress in a badge family. */
export interface MyAchievementFamilyDto {
    key: components["schemas"]["AchievementCatalogKey"];
    /** @description The progress towards the next tier; null for a family without measurable progress. */
    progress: components["schemas"]["AchievementProgressDto"] | null;
    /** @description The tiers that the caller holds, lowest first. */
    tiers: components["schemas"]["EarnedAchievementTierDto"][];
}
/** @description The caller's own achievements. */
export interface MyAchievementsDto {
    /**
     * Format: int32
     * @description The number of tiers that the caller holds, excluding hidden badges.
     */
    earnedTierCount: number;
    /** @description Every badge family in the catalog, in catalog order. */
    families: components["schemas"]["MyAchievementFamilyDto"][];
    /** @description The hidden badges that the caller has earned, newest first. */
    hidden: components["schemas"]["HiddenAchievementDto"][];
    /** @description The hint to show: of the tiers that are neither held nor dismissed, the one closest to completion relative to its threshold. Null if none is left. */
    nextHint: components["schemas"]["AchievementHintDto"] | null;
    /**
     * Format: int32
     * @description The number of tiers in the catalog, excluding hidden badges.
     */
    totalTierCount: number;
}
/** @description Names from the caller's spools. */
export interface NamesDto {
    /** @description The distinct names in alphabetical order. */
    items: string[];
}
/** @description A new personal API key. This is the only time that its value is shown. */
export interface NewApiKeyDto {
    /** @description When the key was created. */
    createdDate: components["schemas"]["Timestamp"];
    description: components["schemas"]["ApiKeyDescription"];
    id: components["schemas"]["Uuid"];
    /** @description The value of the key. It cannot be retrieved again. */
    key: string;
}
/** @description A new filament spool. Without `typeId`, `displayName` and `materialType` are required. Omitted facts are those of the filament type, or have their defaults. Read-only properties are accepted and ignored. */
export interface NewFilamentDto {
    articleNumber?: components["schemas"]["FilamentArticleNumber"];
    /** @default null */
    barcode: components["schemas"]["FilamentBarcode"];
    bedTemperatureCelsius?: components["schemas"]["FilamentBedTemperatureCelsius"];
    brand?: components["schemas"]["FilamentBrand"];
    colorHex?: components["schemas"]["FilamentColorHex"];
    colorName?: components["schemas"]["FilamentColorName"];
    /** @description How the colors of the spool are arranged. */
    colorPattern?: components["schemas"]["ColorPattern"];
    colors?: components["schemas"]["FilamentColors"];
    /** @description When the spool was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    diameterMm?: components["schemas"]["FilamentDiameterMm"];
    displayName?: components["schemas"]["FilamentDisplayName"];
    /** @default null */
    driedDate: components["schemas"]["FilamentDriedDate"];
    finishType?: components["schemas"]["FilamentFinishType"];
    /** @description The UUID of the spool. */
    readonly id?: components["schemas"]["Uuid"];
    readonly imageId?: components["schemas"]["RecordImageId"];
    initialNominalWeightMg?: components["schemas"]["FilamentInitialNominalWeightMg"];
    /** @default true */
    isActive: components["schemas"]["IsActive"];
    /** @default false */
    isFavorite: components["schemas"]["IsFavorite"];
    readonly loadedInPrinterId?: components["schemas"]["FilamentLoadedInPrinterId"];
    /** @default null */
    lotNumber: components["schemas"]["FilamentLotNumber"];
    /** @default null */
    lowStockThresholdMg: components["schemas"]["FilamentLowStockThresholdMg"];
    materialDensityGramPerCubicCm?: components["schemas"]["EditedFilamentDensity"];
    materialType?: components["schemas"]["FilamentMaterialType"];
    /** @default null */
    notes: components["schemas"]["RecordNotes"];
    nozzleTemperatureCelsius?: components["schemas"]["FilamentNozzleTemperatureCelsius"];
    number?: components["schemas"]["EditedFilamentNumber"];
    /** @default null */
    openedDate: components["schemas"]["FilamentOpenedDate"];
    readonly printCount?: components["schemas"]["FilamentPrintCount"];
    purchaseCurrency?: components["schemas"]["PurchaseCurrency"];
    /** @default null */
    purchaseDate: components["schemas"]["FilamentPurchaseDate"];
    /** @default null */
    purchaseLocation: components["schemas"]["FilamentPurchaseLocation"];
    purchasePrice?: components["schemas"]["FilamentPurchasePrice"];
    readonly remainingLengthInM?: components["schemas"]["FilamentRemainingLengthInM"];
    readonly remainingMg?: components["schemas"]["FilamentRemainingMg"];
    /** @default null */
    reorderUrl: components["schemas"]["FilamentReorderUrl"];
    spoolWeightMg?: components["schemas"]["FilamentSpoolWeightMg"];
    /** @default null */
    storageLocation: components["schemas"]["FilamentStorageLocation"];
    /** @default [] */
    tags: components["schemas"]["FilamentTags"];
    readonly totalUsedMg?: components["schemas"]["FilamentTotalUsedMg"];
    typeId?: components["schemas"]["FilamentTypeIdOfSpool"];
    /** @description When the spool was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
}
/** @description An event of a print. A property that the event does not need is ignored, so a program can send the same properties with every event. */
export interface NewPrintEventDto {
    /** @default null */
    estimatedPrintTimeInSeconds: components["schemas"]["EstimatedPrintTimeInSeconds"];
    event: components["schemas"]["PrintEventKind"];
    /**
     * @description The kind of cause for which the print failed or was cancelled, or of the error. Without it, a kind that `reason` states counts.
     * @default null
     */
    failureCategory: components["schemas"]["FailureCategory"] | null;
    /**
     * @description The materials of the print. Estimates count at its start and end, actual amounts at its end. If any actual amount is provided, the materials that are not listed were not used.
     * @default []
     */
    filamentUsage: components["schemas"]["NewPrintEventUsageDto"][];
    /** @default null */
    fileName: components["schemas"]["PrintFileName"];
    /**
     * @description An image in base64, which becomes an image of the print: JPEG, PNG, WebP, GIF or AVIF of at most 12 MiB. If it cannot be read as an image, the event is processed without it.
     * @default null
     */
    image: string | null;
    /**
     * @description The sender's id of the print job, which is never used for another job on the same printer. Send it with every event of the job, or with none.
     * @default null
     */
    jobId: string | null;
    /**
     * @description When it happened. A time without an offset is in the user's time zone. It counts from 24 hours before to 10 minutes after the event is received; otherwise, and without it, the time of receipt counts.
     * @default null
     */
    occurredDate: string | null;
    /** @description The printer. */
    printerId: components["schemas"]["Id"];
    /** @default null */
    printTimeInSeconds: components["schemas"]["PrintTimeInSeconds"];
    /**
     * Format: int32
     * @description The progress of the print, in percent. By it, the estimated material of a print that fails or is cancelled is deducted.
     * @default null
     */
    progressPercent: number | null;
    /**
     * @description Why the print failed or was cancelled, or the error.
     * @default null
     */
    reason: string | null;
    /** @default null */
    totalTimeInSeconds: components["schemas"]["PrintTotalTimeInSeconds"];
}
/** @description The material of one tool or slot: a weight or a length. If both are provided, the weight counts. The spool is the one that is loaded in the slot. */
export interface NewPrintEventUsageDto {
    /**
     * Format: int64
     * @description The weight used, in milligrams.
     * @default null
     */
    amountMg: number | null;
    /**
     * Format: int64
     * @description The estimated weight, in milligrams.
     * @default null
     */
    estimatedAmountMg: number | null;
    /**
     * Format: double
     * @description The estimated length, in meters.
     * @default null
     */
    estimatedLengthInM: number | null;
    /**
     * Format: double
     * @description The length used, in meters.
     * @default null
     */
    lengthInM: number | null;
    /**
     * @description The material type, such as PLA, if no spool is loaded in the slot.
     * @default null
     */
    materialType: string | null;
    /**
     * Format: int32
     * @description The slot or tool of the printer, starting at 0. The default is the position in the list.
     * @default null
     */
    slot: number | null;
}
/** @description The id of the stored settings. */
export interface NewSlicerSettingsDto {
    /**
     * Format: uuid
     * @description The UUID of the new settings record, for `GET /api/Cura/settings`.
     */
    newSettingId: string;
}
/** @description A new spool connection. This is the only time that its key and address are shown. */
export interface NewSpoolConnectionDto {
    /** @description When the connection was created. */
    createdDate: components["schemas"]["Timestamp"];
    id: components["schemas"]["Uuid"];
    /** @description The key. It cannot be retrieved again. */
    key: string;
    name: components["schemas"]["SpoolConnectionName"];
    printerId: components["schemas"]["SpoolConnectionPrinterId"];
    /**
     * Format: uri
     * @description The address to enter in the program as that of its Spoolman server. It contains the key.
     */
    url: string;
}
/** @description A new webhook. This is the only time that its secret is shown. */
export interface NewWebhookDto {
    /** @description When the webhook was created. */
    createdDate: components["schemas"]["Timestamp"];
    description: components["schemas"]["WebhookDescription"];
    disabledReason: components["schemas"]["WhyWebhookIsDisabled"];
    events: components["schemas"]["WebhookEvents"];
    failingSince: components["schemas"]["WebhookFailingSince"];
    format: components["schemas"]["WebhookFormat"];
    id: components["schemas"]["Uuid"];
    isActive: components["schemas"]["IsWebhookActive"];
    printerIds: components["schemas"]["WebhookPrinterIds"];
    secret: components["schemas"]["WebhookSecret"];
    /** @description When the webhook was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
    url: components["schemas"]["WebhookUrl"];
}
/** @description A notification to the user. */
export interface NotificationDto {
    /**
     * Format: uri
     * @description The URL of the page to view or act on.
     */
    actionUrl: string | null;
    /** @description When it happened. */
    createdDate: components["schemas"]["Timestamp"];
    id: components["schemas"]["Uuid"];
    /** @description Whether the user has read the notification. */
    isRead: boolean;
    /** @description The full message. */
    message: string;
    /**
     * Format: int64
     * @description The print that the notification is about; null if none.
     */
    printId: number | null;
    /** @description The title. */
    title: string;
    type: components["schemas"]["NotificationType"];
}
/** @description An event of a notification. */
export interface NotificationEventDto {
    /** @description The notification. */
    data: components["schemas"]["NotificationDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "notification.created";
}
/** @description A page of notifications. */
export interface NotificationPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["NotificationDto"][];
    paging: components["schemas"]["Paging"];
}
/** @description Which notifications the user gets, and when. */
export interface NotificationSettingsDto {
    mutedInApp: components["schemas"]["MutedInApp"];
    mutedPush: components["schemas"]["MutedPush"];
    quietEnd: components["schemas"]["QuietEnd"];
    quietStart: components["schemas"]["QuietStart"];
}
export type NotificationType = components['schemas']['NotificationType'];
export type NozzleDiameterMm = components['schemas']['NozzleDiameterMm'];
export type ObicoNotificationDto = components['schemas']['ObicoNotificationDto'];
export type OctoEverywhereNotificationDto = components['schemas']['OctoEverywhereNotificationDto'];
export type OctoprintEventDto = components['schemas']['OctoprintEventDto'];
/** @description The figures of the overview. */
export interface OverviewFigures {
    highlights: components["schemas"]["OverviewHighlightsDto"];
    statusBreakdown: components["schemas"]["StatusBreakdownDto"];
    statusSeries: components["schemas"]["StatusSeriesDto"];
    tiles: components["schemas"]["OverviewTilesDto"];
}
/** @description The prints and the printer that stand out in the range. */
export interface OverviewHighlightsDto {
    /** @description The print that used the most filament. */
    heaviestPrint: components["schemas"]["PrintHighlightDto"];
    /** @description The print with the longest print time. */
    longestPrint: components["schemas"]["PrintHighlightDto"];
    /** @description The print with the highest cost. */
    mostExpensivePrint: components["schemas"]["PrintHighlightDto"];
    /** @description The printer with the most print time. */
    mostUsedPrinter: components["schemas"]["PrinterHighlightDto"];
}
/** @description Totals, prints by status over time, and highlights. */
export interface OverviewResponse {
    /** @description The figures for `range`. */
    current: components["schemas"]["OverviewFigures"];
    /** @description The same figures for the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are provided. */
    previous: components["schemas"]["OverviewFigures"] | null;
    previousRange: components["schemas"]["AnalyticsPreviousRange"];
    /** @description The range that `current` covers. */
    range: components["schemas"]["AnalyticsRangeDto"];
}
/** @description The totals. */
export interface OverviewTilesDto {
    /** @description The filament and electricity cost of all prints. A print counts with the parts that are known and is excluded only if none is. Maintenance is included only in the cost analysis. */
    cost: components["schemas"]["MoneyFigureDto"];
    energy: components["schemas"]["EnergyFigureDto"];
    /** @description The filament used by all prints. */
    filament: components["schemas"]["WeightFigureDto"];
    /** @description Prints with status `Success`, `PartialSuccess`, `Failed` or `Cancelled`. */
    finishedCount: components["schemas"]["CountFigureDto"];
    partialCostCount: components["schemas"]["AnalyticsPartialCostCount"];
    /** @description All prints, regardless of status. */
    printCount: components["schemas"]["CountFigureDto"];
    /** @description The print time of all prints. */
    printTime: components["schemas"]["DurationFigureDto"];
    rating: components["schemas"]["RatingFigureDto"];
    /** @description Prints with status `Success` divided by finished prints. */
    successRate: components["schemas"]["PercentFigureDto"];
}
/** @description The position of a page in its list. */
export interface Paging {
    /**
     * Format: int32
     * @description The number of this page.
     */
    currentPage: number;
    /** @description Whether there is a next page. */
    hasNext: boolean;
    /** @description Whether there is a previous page. */
    hasPrevious: boolean;
    /**
     * Format: int32
     * @description The maximum number of items per page.
     */
    pageSize: number;
    /**
     * Format: int64
     * @description The number of items.
     */
    totalCount: number;
    /**
     * Format: int32
     * @description The number of pages.
     */
    totalPages: number;
}
/** @description Changes to a brand, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, and null clears a nullable property. Read-only properties are accepted and ignored. */
export interface PatchBrandDto {
    /** @description When the brand was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    emptySpoolWeightMg?: components["schemas"]["BrandEmptySpoolWeightMg"];
    externalId?: components["schemas"]["ExternalId"];
    /** @description The id of the brand. */
    readonly id?: components["schemas"]["Id"];
    name?: components["schemas"]["BrandName"];
    notes?: components["schemas"]["RecordNotes"];
    readonly spoolCount?: components["schemas"]["SpoolCount"];
    readonly typeCount?: components["schemas"]["BrandTypeCount"];
    /** @description When the brand was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
}
/** @description Changes to a filament spool, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. Read-only properties are accepted and ignored. */
export interface PatchFilamentDto {
    articleNumber?: components["schemas"]["FilamentArticleNumber"];
    barcode?: components["schemas"]["FilamentBarcode"];
    bedTemperatureCelsius?: components["schemas"]["FilamentBedTemperatureCelsius"];
    brand?: components["schemas"]["FilamentBrand"];
    colorHex?: components["schemas"]["FilamentColorHex"];
    colorName?: components["schemas"]["FilamentColorName"];
    /** @description How the colors of the spool are arranged. */
    colorPattern?: components["schemas"]["ColorPattern"];
    colors?: components["schemas"]["FilamentColors"];
    /** @description When the spool was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    diameterMm?: components["schemas"]["FilamentDiameterMm"];
    displayName?: components["schemas"]["FilamentDisplayName"];
    driedDate?: components["schemas"]["FilamentDriedDate"];
    finishType?: components["schemas"]["FilamentFinishType"];
    /** @description The UUID of the spool. */
    readonly id?: components["schemas"]["Uuid"];
    readonly imageId?: components["schemas"]["RecordImageId"];
    initialNominalWeightMg?: components["schemas"]["FilamentInitialNominalWeightMg"];
    isActive?: components["schemas"]["IsActive"];
    isFavorite?: components["schemas"]["IsFavorite"];
    readonly loadedInPrinterId?: components["schemas"]["FilamentLoadedInPrinterId"];
    lotNumber?: components["schemas"]["FilamentLotNumber"];
    lowStockThresholdMg?: components["schemas"]["FilamentLowStockThresholdMg"];
    materialDensityGramPerCubicCm?: components["schemas"]["FilamentMaterialDensityGramPerCubicCm"];
    materialType?: components["schemas"]["FilamentMaterialType"];
    notes?: components["schemas"]["RecordNotes"];
    nozzleTemperatureCelsius?: components["schemas"]["FilamentNozzleTemperatureCelsius"];
    number?: components["schemas"]["EditedFilamentNumber"];
    openedDate?: components["schemas"]["FilamentOpenedDate"];
    readonly printCount?: components["schemas"]["FilamentPrintCount"];
    purchaseCurrency?: components["schemas"]["PurchaseCurrency"];
    purchaseDate?: components["schemas"]["FilamentPurchaseDate"];
    purchaseLocation?: components["schemas"]["FilamentPurchaseLocation"];
    purchasePrice?: components["schemas"]["FilamentPurchasePrice"];
    readonly remainingLengthInM?: components["schemas"]["FilamentRemainingLengthInM"];
    readonly remainingMg?: components["schemas"]["FilamentRemainingMg"];
    reorderUrl?: components["schemas"]["FilamentReorderUrl"];
    spoolWeightMg?: components["schemas"]["FilamentSpoolWeightMg"];
    storageLocation?: components["schemas"]["FilamentStorageLocation"];
    tags?: components["schemas"]["FilamentTags"];
    readonly totalUsedMg?: components["schemas"]["FilamentTotalUsedMg"];
    typeId?: components["schemas"]["FilamentTypeIdOfSpool"];
    /** @description When the spool was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
}
/** @description Changes to a filament type, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. Read-only properties are accepted and ignored. */
export interface PatchFilamentTypeDto {
    readonly activeSpoolCount?: components["schemas"]["ActiveSpoolCount"];
    articleNumber?: components["schemas"]["FilamentArticleNumber"];
    bedTemperatureCelsius?: components["schemas"]["FilamentBedTemperatureCelsius"];
    brandId?: components["schemas"]["FilamentTypeBrandId"];
    brandName?: components["schemas"]["FilamentTypeBrandName"];
    colorHex?: components["schemas"]["FilamentColorHex"];
    colorName?: components["schemas"]["FilamentColorName"];
    /** @description How the colors of the spool are arranged. */
    colorPattern?: components["schemas"]["ColorPattern"];
    colors?: components["schemas"]["FilamentColors"];
    /** @description When the filament type was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    diameterMm?: components["schemas"]["FilamentDiameterMm"];
    externalId?: components["schemas"]["ExternalId"];
    finishType?: components["schemas"]["FilamentFinishType"];
    /** @description The id of the filament type. */
    readonly id?: components["schemas"]["Id"];
    initialNominalWeightMg?: components["schemas"]["FilamentInitialNominalWeightMg"];
    materialDensityGramPerCubicCm?: components["schemas"]["FilamentMaterialDensityGramPerCubicCm"];
    materialType?: components["schemas"]["FilamentMaterialType"];
    name?: components["schemas"]["FilamentTypeName"];
    notes?: components["schemas"]["RecordNotes"];
    nozzleTemperatureCelsius?: components["schemas"]["FilamentNozzleTemperatureCelsius"];
    purchaseCurrency?: components["schemas"]["PurchaseCurrency"];
    purchasePrice?: components["schemas"]["FilamentPurchasePrice"];
    readonly remainingMg?: components["schemas"]["FilamentTypeRemainingMg"];
    reorderPointMg?: components["schemas"]["FilamentTypeReorderPointMg"];
    readonly spoolCount?: components["schemas"]["SpoolCount"];
    spoolWeightMg?: components["schemas"]["FilamentSpoolWeightMg"];
    /** @description When the filament type was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
}
/** @description Changes to an image, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, and null clears the caption. Read-only properties are accepted and ignored. */
export interface PatchImageDto {
    caption?: components["schemas"]["ImageCaption"];
    /** @description When the image was added. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    readonly height?: components["schemas"]["ImageHeight"];
    /** @description The UUID of the image. */
    readonly id?: components["schemas"]["Uuid"];
    /** @description The place that the image gets; the images from there on come after it. A place behind the last image is the last one. */
    position?: components["schemas"]["ImagePosition"];
    /** @description The URL of the thumbnail. */
    readonly thumbnailUrl?: components["schemas"]["ImageUrl"];
    /** @description The URL of the image. */
    readonly url?: components["schemas"]["ImageUrl"];
    readonly width?: components["schemas"]["ImageWidth"];
}
/** @description Changes to an import, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, and lists are replaced as a whole. Read-only properties are accepted and ignored. */
export interface PatchImportDto {
    readonly bytes?: components["schemas"]["ImportBytes"];
    readonly committedDate?: components["schemas"]["ImportCommittedDate"];
    /** @description The number of rows by verdict. */
    readonly counts?: components["schemas"]["ImportCountsDto"];
    /** @description When the file was uploaded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    currency?: components["schemas"]["ImportCurrency"];
    deductsMaterial?: components["schemas"]["ImportDeductsMaterial"];
    readonly doneCount?: components["schemas"]["ImportDoneCount"];
    readonly error?: components["schemas"]["ImportError"];
    /** @description When the import is deleted; the records that it has made stay. */
    readonly expiresDate?: components["schemas"]["Timestamp"];
    readonly fileName?: components["schemas"]["ImportFileName"];
    /** @description What the file is. */
    readonly format?: components["schemas"]["ImportFormat"];
    readonly hasLocalTimes?: components["schemas"]["ImportHasLocalTimes"];
    /** @description The UUID of the import. */
    readonly id?: components["schemas"]["Uuid"];
    readonly kinds?: components["schemas"]["ImportKinds"];
    printers?: components["schemas"]["ImportPrinters"];
    readonly rowCount?: components["schemas"]["ImportRowCount"];
    spools?: components["schemas"]["ImportSpools"];
    /** @description The state of the import. */
    readonly state?: components["schemas"]["ImportState"];
    timeZone?: components["schemas"]["ImportTimeZone"];
    /** @description When the state was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
}
/** @description Changes to a maintenance entry, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. Read-only properties are accepted and ignored. */
export interface PatchMaintenanceEntryDto {
    category?: components["schemas"]["MaintenanceCategory"];
    cost?: components["schemas"]["MaintenanceCost"];
    /** @description When the entry was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    currency?: components["schemas"]["MaintenanceCurrency"];
    /** @description When the work was done; for planned work, the start of the interval. A time without an offset, or a day, is in the user's time zone. */
    date?: string;
    description?: components["schemas"]["MaintenanceDescription"];
    done?: components["schemas"]["IsMaintenanceDone"];
    dueAfterDays?: components["schemas"]["MaintenanceDueAfterDays"];
    dueAfterHours?: components["schemas"]["MaintenanceDueAfterHours"];
    dueAfterPrints?: components["schemas"]["MaintenanceDueAfterPrints"];
    dueDate?: components["schemas"]["MaintenanceDueDate"];
    /** @description The id of the entry. */
    readonly id?: components["schemas"]["Id"];
    readonly isDue?: components["schemas"]["IsMaintenanceDue"];
    readonly nextEntryId?: components["schemas"]["MaintenanceNextEntryId"];
    notes?: components["schemas"]["RecordNotes"];
    parts?: components["schemas"]["EditMaintenanceParts"];
    /** @description The printer. */
    printerId?: components["schemas"]["Id"];
    recurs?: components["schemas"]["MaintenanceRecurs"];
    readonly totalCost?: components["schemas"]["MaintenanceTotalCost"];
    /** @description When the entry was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
}
/** @description Changes to the notification settings, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. */
export interface PatchNotificationSettingsDto {
    mutedInApp?: components["schemas"]["MutedInApp"];
    mutedPush?: components["schemas"]["MutedPush"];
    quietEnd?: components["schemas"]["QuietEnd"];
    quietStart?: components["schemas"]["QuietStart"];
}
/** @description Changes to a print, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. Read-only properties are accepted and ignored. */
export interface PatchPrintDto {
    allowComments?: components["schemas"]["PrintAllowComments"];
    readonly commentCount?: components["schemas"]["PrintCommentCount"];
    copies?: components["schemas"]["PrintCopies"];
    readonly cost?: components["schemas"]["PrintCost"];
    /** @description When the print was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    endDate?: components["schemas"]["PrintEndDateInput"];
    estimatedPrintTimeInSeconds?: components["schemas"]["EstimatedPrintTimeInSeconds"];
    externalId?: components["schemas"]["PrintExternalId"];
    failureCategory?: components["schemas"]["PrintFailureCategory"];
    failureReason?: components["schemas"]["PrintFailureReason"];
    filamentUsage?: components["schemas"]["PrintFilamentUsage"];
    fileName?: components["schemas"]["PrintFileName"];
    /** @description The id of the print. */
    readonly id?: components["schemas"]["Id"];
    readonly images?: components["schemas"]["PrintImages"];
    readonly lastReportDate?: components["schemas"]["PrintLastReportDate"];
    measuredEnergyWh?: components["schemas"]["PrintMeasuredEnergyWh"];
    notes?: components["schemas"]["PrintNotes"];
    /** @description The owner of the print. */
    readonly owner?: components["schemas"]["UserReferenceDto"];
    partCount?: components["schemas"]["PrintPartCount"];
    plateCount?: components["schemas"]["PrintPlateCount"];
    printerId?: components["schemas"]["PrintPrinterId"];
    readonly printerModel?: components["schemas"]["PrintPrinterModel"];
    printTimeInSeconds?: components["schemas"]["PrintTimeInSeconds"];
    privateNotes?: components["schemas"]["PrintPrivateNotes"];
    readonly progressPercent?: components["schemas"]["PrintProgressPercent"];
    projectId?: components["schemas"]["PrintProjectId"];
    rating?: components["schemas"]["PrintRating"];
    readonly reportedUse?: components["schemas"]["PrintReportedUse"];
    shared?: components["schemas"]["EditSharedPartsDto"];
    readonly shareKey?: components["schemas"]["PrintShareKey"];
    slicerSettingsId?: components["schemas"]["PrintSlicerSettingsId"];
    /** @description How the print was recorded. */
    readonly source?: components["schemas"]["PrintSource"];
    startDate?: components["schemas"]["PrintStartDateInput"];
    status?: components["schemas"]["PrintStatus"];
    tags?: components["schemas"]["PrintTags"];
    title?: components["schemas"]["PrintTitle"];
    totalTimeInSeconds?: components["schemas"]["PrintTotalTimeInSeconds"];
    /** @description When the print was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
    url?: components["schemas"]["PrintUrl"];
    viewStatus?: components["schemas"]["ViewStatus"];
}
/** @description Changes to a printer, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. Read-only properties are accepted and ignored. */
export interface PatchPrinterDto {
    bedDepthMm?: components["schemas"]["PrinterBedDepthMm"];
    bedHeightMm?: components["schemas"]["PrinterBedHeightMm"];
    bedWidthMm?: components["schemas"]["PrinterBedWidthMm"];
    /** @description The printing technology. */
    category?: components["schemas"]["PrinterCategory"];
    /** @description When the printer was recorded. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    description?: components["schemas"]["PrinterDescription"];
    filamentDiameterMm?: components["schemas"]["PrinterFilamentDiameterMm"];
    firmware?: components["schemas"]["PrinterFirmware"];
    /** @description The id of the printer. */
    readonly id?: components["schemas"]["Id"];
    readonly imageId?: components["schemas"]["RecordImageId"];
    isActive?: components["schemas"]["IsActive"];
    readonly lastEventDate?: components["schemas"]["PrinterLastEventDate"];
    loadedFilaments?: components["schemas"]["PrinterLoadedFilaments"];
    make?: components["schemas"]["PrinterMake"];
    model?: components["schemas"]["PrinterModel"];
    name?: components["schemas"]["PrinterName"];
    nozzleDiameterMm?: components["schemas"]["PrinterNozzleDiameterMm"];
    readonly printCount?: components["schemas"]["PrinterPrintCount"];
    readonly printTimeInSeconds?: components["schemas"]["PrinterPrintTimeInSeconds"];
    purchaseCurrency?: components["schemas"]["PurchaseCurrency"];
    purchasePrice?: components["schemas"]["PrinterPurchasePrice"];
    serialNumber?: components["schemas"]["PrinterSerialNumber"];
    /** @description When the printer was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
    wattageW?: components["schemas"]["PrinterWattageW"];
}
/** @description Changes to a project, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. Read-only properties are accepted and ignored. */
export interface PatchProjectDto {
    /** @description When the project was created. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    description?: components["schemas"]["ProjectDescription"];
    /** @description The UUID of the project. */
    readonly id?: components["schemas"]["Uuid"];
    readonly images?: components["schemas"]["ProjectImages"];
    name?: components["schemas"]["ProjectName"];
    /** @description The owner of the project. */
    readonly owner?: components["schemas"]["UserReferenceDto"];
    reference?: components["schemas"]["ProjectReference"];
    readonly shareKey?: components["schemas"]["SharedProjectKey"];
    /** @description The status of the project. */
    status?: components["schemas"]["ProjectStatus"];
    /** @description The totals of the project. */
    readonly totals?: components["schemas"]["ProjectTotalsDto"];
    /** @description When the project was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
    url?: components["schemas"]["ProjectUrl"];
    /** @description The visibility of the project. */
    viewStatus?: components["schemas"]["ViewStatus"];
}
/** @description Changes to the caller's profile, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. Read-only properties are accepted and ignored. */
export interface PatchUserProfileDto {
    bio?: components["schemas"]["UserBio"];
    closeStuckPrintsAfterDays?: components["schemas"]["UserCloseStuckPrintsAfterDays"];
    /** @description When the account was created. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    /** @description The currency of the user. */
    currency?: components["schemas"]["CurrencyCode"];
    defaultSpoolPrice?: components["schemas"]["UserDefaultSpoolPrice"];
    /** @description The default visibility of new prints. */
    defaultViewStatus?: components["schemas"]["ViewStatus"];
    displayName?: components["schemas"]["UserDisplayName"];
    electricityRatePerKwh?: components["schemas"]["UserElectricityRatePerKwh"];
    firstDayOfWeek?: components["schemas"]["UserFirstDayOfWeek"];
    hourCycle?: components["schemas"]["UserHourCycle"];
    /** @description The id of the user. */
    readonly id?: components["schemas"]["Id"];
    readonly imageId?: components["schemas"]["RecordImageId"];
    language?: components["schemas"]["UserLanguage"];
    readonly shareKey?: components["schemas"]["UserShareKey"];
    showAchievementsOnProfile?: components["schemas"]["UserShowAchievementsOnProfile"];
    /** @description The time zone of the user: an IANA time zone name such as Europe/Berlin, not an abbreviation or an offset. */
    timeZone?: components["schemas"]["IanaTimeZone"];
    units?: components["schemas"]["UserUnits"];
    /** @description When the profile was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
    /** @description The visibility of the profile. */
    viewStatus?: components["schemas"]["ViewStatus"];
}
/** @description Changes to a webhook, as a JSON Merge Patch (RFC 7396). Omitted properties are unchanged, null clears a nullable property, and lists are replaced as a whole. Read-only properties are accepted and ignored. */
export interface PatchWebhookDto {
    /** @description When the webhook was created. */
    readonly createdDate?: components["schemas"]["Timestamp"];
    description?: components["schemas"]["WebhookDescription"];
    readonly disabledReason?: components["schemas"]["WhyWebhookIsDisabled"];
    events?: components["schemas"]["WebhookEvents"];
    readonly failingSince?: components["schemas"]["WebhookFailingSince"];
    format?: components["schemas"]["WebhookFormat"];
    /** @description The UUID of the webhook. */
    readonly id?: components["schemas"]["Uuid"];
    isActive?: components["schemas"]["IsWebhookActive"];
    printerIds?: components["schemas"]["WebhookPrinterIds"];
    /** @description When the webhook was last changed. */
    readonly updatedDate?: components["schemas"]["Timestamp"];
    url?: components["schemas"]["WebhookUrl"];
}
/** @description A percentage. */
export interface PercentFigureDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /**
     * Format: double
     * @description The percentage, from 0 to 100; null if there is nothing to compute it from.
     */
    percent: number | null;
}
/** @description The webhook that is tested. */
export interface PingDto {
    /** @description The UUID of the webhook. */
    webhookId: components["schemas"]["Uuid"];
}
/** @description A test of a webhook. */
export interface PingEventDto {
    /** @description The tested webhook. */
    data: components["schemas"]["PingDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    /** @description Null, since it is not in the log. */
    position: null;
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "ping";
}
/** @description A material of a print, and the spools for it. While `shortfallMg` is known, it and the `assignedMg` of the spools add up to `neededMg`. */
export interface PlanMaterialDto {
    /** @description The name of the spool that the print names; null for none. */
    displayName: components["schemas"]["FilamentUsageDisplayName"];
    /** @description The spool that the print names; null for none. */
    filamentId: components["schemas"]["FilamentUsageFilamentId"];
    /** @description Whether the print names a spool that is not active. Then `spools` contains other spools of its filament type. */
    isArchived: boolean;
    materialType: components["schemas"]["FilamentUsageMaterialType"];
    /**
     * Format: int64
     * @description The weight that the print still needs, in milligrams: the estimate, or the actual amount if it is recorded, without what has been reported already. Null if neither is recorded.
     */
    neededMg: number | null;
    outcome: components["schemas"]["PlanOutcome"];
    /**
     * Format: int64
     * @description The weight that is missing on these spools, in milligrams; null if it is unknown.
     */
    shortfallMg: number | null;
    slot: components["schemas"]["FilamentUsageSlot"];
    /** @description The spools to use, in this order, all of one diameter. */
    spools: components["schemas"]["PlanSpoolDto"][];
    /** @description The id of the usage in the print. */
    usageId: components["schemas"]["FilamentUsageId"];
}
export type PlanOutcome = components['schemas']['PlanOutcome'];
/** @description A print, and the spools for its materials. */
export interface PlanPrintDto {
    /** @description The id of the print. */
    id: components["schemas"]["Id"];
    /** @description The materials of the print, in its order; none if it is over, or if it deducts nothing from spools. */
    materials: components["schemas"]["PlanMaterialDto"][];
    status: components["schemas"]["PrintStatus"];
    title: components["schemas"]["PrintTitle"];
}
/** @description A spool to use for a material. */
export interface PlanSpoolDto {
    /**
     * Format: int64
     * @description The weight that the plan takes from the spool for this material, in milligrams.
     */
    assignedMg: number;
    colorHex: components["schemas"]["FilamentColorHex"];
    colors: components["schemas"]["FilamentColors"];
    displayName: components["schemas"]["FilamentDisplayName"];
    /** @description The UUID of the spool. */
    filamentId: components["schemas"]["Uuid"];
    number: components["schemas"]["FilamentNumber"];
    remainingMg: components["schemas"]["FilamentRemainingMg"];
}
export type PrintAllowComments = components['schemas']['PrintAllowComments'];
export type PrintBedTemperatureC = components['schemas']['PrintBedTemperatureC'];
/** @description The days on which prints started. */
export interface PrintCalendarDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The days on which at least one print started, oldest first. */
    days: components["schemas"]["CalendarDayDto"][];
}
export type PrintCommentCount = components['schemas']['PrintCommentCount'];
export type PrintCopies = components['schemas']['PrintCopies'];
export type PrintCost = components['schemas']['PrintCost'];
/** @description The cost of a print, in decimal units of the currency. A part is null if it cannot be computed from what is recorded. */
export interface PrintCostDto {
    currency: components["schemas"]["CurrencyCode"];
    /**
     * Format: double
     * @description The cost of the electricity used.
     */
    electricity: number | null;
    /**
     * Format: double
     * @description The cost of the material used, without material whose price is unknown or in another currency; null if none has a known price.
     */
    filament: number | null;
    /** @description Whether `filament` lacks materials, since their price is unknown or in another currency, or their amount is unknown. */
    isFilamentPartial?: boolean;
    /**
     * Format: double
     * @description The sum of the known parts; null if no part is known.
     */
    total: number | null;
}
/** @description A print. Visitors see the parts that its owner shares with them (`SharedPartsDto`). Other parts, and properties that are private to the owner, are null for visitors, and lists are empty. */
export interface PrintDetailDto {
    allowComments: components["schemas"]["PrintAllowComments"];
    commentCount: components["schemas"]["PrintCommentCount"];
    copies: components["schemas"]["PrintCopies"];
    cost: components["schemas"]["PrintCost"];
    /** @description When the print was recorded. */
    createdDate: components["schemas"]["Timestamp"];
    endDate: components["schemas"]["PrintEndDate"];
    estimatedPrintTimeInSeconds: components["schemas"]["EstimatedPrintTimeInSeconds"];
    externalId: components["schemas"]["PrintExternalId"];
    failureCategory: components["schemas"]["PrintFailureCategory"];
    failureReason: components["schemas"]["PrintFailureReason"];
    /** @description The materials of the print. */
    filamentUsage: components["schemas"]["FilamentUsageDto"][];
    fileName: components["schemas"]["PrintFileName"];
    id: components["schemas"]["Id"];
    images: components["schemas"]["PrintImages"];
    lastReportDate: components["schemas"]["PrintLastReportDate"];
    measuredEnergyWh: components["schemas"]["PrintMeasuredEnergyWh"];
    notes: components["schemas"]["PrintNotes"];
    /** @description The owner of the print. */
    owner: components["schemas"]["UserReferenceDto"];
    partCount: components["schemas"]["PrintPartCount"];
    plateCount: components["schemas"]["PrintPlateCount"];
    printerId: components["schemas"]["PrintPrinterId"];
    printerModel: components["schemas"]["PrintPrinterModel"];
    printTimeInSeconds: components["schemas"]["PrintTimeInSeconds"];
    privateNotes: components["schemas"]["PrintPrivateNotes"];
    progressPercent: components["schemas"]["PrintProgressPercent"];
    projectId: components["schemas"]["PrintProjectId"];
    rating: components["schemas"]["PrintRating"];
    reportedUse?: components["schemas"]["PrintReportedUse"];
    /** @description The parts of the print that visitors see; null for anyone but the owner. */
    shared: components["schemas"]["SharedPartsDto"] | null;
    shareKey: components["schemas"]["PrintShareKey"];
    slicerSettingsId: components["schemas"]["PrintSlicerSettingsId"];
    /** @description How the print was recorded. */
    source: components["schemas"]["PrintSource"];
    startDate: components["schemas"]["PrintStartDate"];
    status: components["schemas"]["PrintStatus"];
    tags: components["schemas"]["PrintTags"];
    title: components["schemas"]["PrintTitle"];
    totalTimeInSeconds: components["schemas"]["PrintTotalTimeInSeconds"];
    /** @description When the print was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
    url: components["schemas"]["PrintUrl"];
    viewStatus: components["schemas"]["ViewStatus"];
}
export type PrintEndDate = components['schemas']['PrintEndDate'];
export type PrintEndDateInput = components['schemas']['PrintEndDateInput'];
/** @description Estimate accuracy by printer. */
export interface PrinterAccuracyBreakdownDto {
    /** @description The prints that the rows cover; a print without a printer is in no row. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The printers with at least one sample, most samples first. */
    rows: components["schemas"]["PrinterAccuracyDto"][];
}
/** @description The estimate accuracy for one printer. */
export interface PrinterAccuracyDto {
    /** @description The accuracy of filament amounts. */
    material: components["schemas"]["MedianRatioFigureDto"];
    name: components["schemas"]["AnalyticsPrinterName"];
    /** @description The id of the printer. */
    printerId: components["schemas"]["Id"];
    /** @description The accuracy of print times. */
    time: components["schemas"]["MedianRatioFigureDto"];
}
export type PrinterBedDepthMm = components['schemas']['PrinterBedDepthMm'];
export type PrinterBedHeightMm = components['schemas']['PrinterBedHeightMm'];
export type PrinterBedWidthMm = components['schemas']['PrinterBedWidthMm'];
/** @description The kinds of printers. */
export interface PrinterCategoriesDto {
    /** @description The categories. */
    items: components["schemas"]["PrinterCategoryDto"][];
}
export type PrinterCategory = components['schemas']['PrinterCategory'];
/** @description A kind of printer. */
export interface PrinterCategoryDto {
    /** @description How such a printer works. */
    description: string;
    name: components["schemas"]["PrinterCategory"];
}
export type PrinterDescription = components['schemas']['PrinterDescription'];
/** @description A printer with its totals. */
export interface PrinterDetailDto {
    bedDepthMm: components["schemas"]["PrinterBedDepthMm"];
    bedHeightMm: components["schemas"]["PrinterBedHeightMm"];
    bedWidthMm: components["schemas"]["PrinterBedWidthMm"];
    category: components["schemas"]["PrinterCategory"];
    /** @description When the printer was recorded. */
    createdDate: components["schemas"]["Timestamp"];
    description: components["schemas"]["PrinterDescription"];
    filamentDiameterMm: components["schemas"]["PrinterFilamentDiameterMm"];
    firmware: components["schemas"]["PrinterFirmware"];
    id: components["schemas"]["Id"];
    imageId: components["schemas"]["RecordImageId"];
    isActive: components["schemas"]["IsActive"];
    lastEventDate: components["schemas"]["PrinterLastEventDate"];
    loadedFilaments: components["schemas"]["PrinterLoadedFilaments"];
    make: components["schemas"]["PrinterMake"];
    model: components["schemas"]["PrinterModel"];
    name: components["schemas"]["PrinterName"];
    nozzleDiameterMm: components["schemas"]["PrinterNozzleDiameterMm"];
    printCount: components["schemas"]["PrinterPrintCount"];
    printTimeInSeconds: components["schemas"]["PrinterPrintTimeInSeconds"];
    purchaseCurrency: components["schemas"]["PurchaseCurrency"];
    purchasePrice: components["schemas"]["PrinterPurchasePrice"];
    serialNumber: components["schemas"]["PrinterSerialNumber"];
    /** @description When the printer was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
    wattageW: components["schemas"]["PrinterWattageW"];
}
/** @description An event of a printer. */
export interface PrinterEventDto {
    /** @description The printer after the change; a deleted one as it was last. */
    data: components["schemas"]["PrinterDetailDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "printer.created" | "printer.updated" | "printer.deleted";
}
/** @description How often prints fail on each printer. */
export interface PrinterFailureBreakdownDto {
    /** @description The finished prints that the rows cover; a print without a printer is in no row. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The printers with at least one finished print, most failed prints first. */
    rows: components["schemas"]["PrinterFailureDto"][];
}
/** @description How often prints fail on one printer. */
export interface PrinterFailureDto {
    cancelledCount: components["schemas"]["AnalyticsPrintCount"];
    failedCount: components["schemas"]["AnalyticsPrintCount"];
    failureRate: components["schemas"]["FailureRateDto"];
    name: components["schemas"]["AnalyticsPrinterName"];
    /** @description The id of the printer. */
    printerId: components["schemas"]["Id"];
}
/** @description One of the caller's printers. A printer without prints in the range is listed with zeros. */
export interface PrinterFiguresDto {
    /** @description The filament and electricity cost of the prints. */
    cost: components["schemas"]["MoneyFigureDto"];
    energy: components["schemas"]["EnergyFigureDto"];
    filament: components["schemas"]["WeightFigureDto"];
    /** @description Whether the printer is in use. */
    isActive: boolean;
    /**
     * Format: date-time
     * @description When the latest print in the range started; null for an idle printer.
     */
    lastPrintDate: string | null;
    /** @description The maintenance events in the range, oldest first. */
    maintenance: components["schemas"]["AnalyticsMaintenanceEventDto"][];
    name: components["schemas"]["AnalyticsPrinterName"];
    partialCostCount: components["schemas"]["AnalyticsPartialCostCount"];
    printCount: components["schemas"]["CountFigureDto"];
    /** @description The id of the printer. */
    printerId: components["schemas"]["Id"];
    printTime: components["schemas"]["DurationFigureDto"];
    rating: components["schemas"]["RatingFigureDto"];
    statusCounts: components["schemas"]["StatusCountsDto"];
    /** @description Prints with status `Success` divided by finished prints. */
    successRate: components["schemas"]["PercentFigureDto"];
    usage: components["schemas"]["PrinterUsageSeriesDto"];
    /** @description The share of the elapsed range during which the printer was printing; overlapping prints count once, and prints that started before the range as far as they ran in it. Without a range, it is measured from the first print. */
    utilisation: components["schemas"]["PercentFigureDto"];
}
export type PrinterFilamentDiameterMm = components['schemas']['PrinterFilamentDiameterMm'];
/** @description The spools loaded in a printer. */
export interface PrinterFilamentsDto {
    loadedFilaments: components["schemas"]["PrinterLoadedSpools"];
    /** @description The id of the printer. */
    printerId: components["schemas"]["Id"];
}
export type PrinterFirmware = components['schemas']['PrinterFirmware'];
/** @description The most used printer. */
export interface PrinterHighlightDto {
    /** @description The prints that were compared. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The name of the printer; null if no print has a printer. */
    name: string | null;
    /**
     * Format: int64
     * @description The id of the printer; null if no print has a printer.
     */
    printerId: number | null;
    /**
     * Format: int64
     * @description The print time of this printer in seconds; null if no print has a printer.
     */
    printTimeInSeconds: number | null;
}
export type PrinterLastEventDate = components['schemas']['PrinterLastEventDate'];
export type PrinterLoadedFilaments = components['schemas']['PrinterLoadedFilaments'];
export type PrinterLoadedSpools = components['schemas']['PrinterLoadedSpools'];
export type PrinterMake = components['schemas']['PrinterMake'];
export type PrinterModel = components['schemas']['PrinterModel'];
export type PrinterName = components['schemas']['PrinterName'];
export type PrinterNozzleDiameterMm = components['schemas']['PrinterNozzleDiameterMm'];
/** @description A page of printers. */
export interface PrinterPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["PrinterDetailDto"][];
    paging: components["schemas"]["Paging"];
}
export type PrinterPrintCount = components['schemas']['PrinterPrintCount'];
export type PrinterPrintTimeInSeconds = components['schemas']['PrinterPrintTimeInSeconds'];
export type PrinterPurchasePrice = components['schemas']['PrinterPurchasePrice'];
export type PrinterSerialNumber = components['schemas']['PrinterSerialNumber'];
/** @description The figures of the printer analysis. */
export interface PrintersFigures {
    /** @description The prints that the rows cover; a print without a printer is in no row. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description One row for each of the caller's printers that matches the filter, including idle ones; most print time first. */
    printers: components["schemas"]["PrinterFiguresDto"][];
}
export type PrinterSlot = components['schemas']['PrinterSlot'];
/** @description One row per printer with its use, success rate and maintenance. */
export interface PrintersResponse {
    /** @description The figures for `range`. */
    current: components["schemas"]["PrintersFigures"];
    /** @description The same figures for the window of equal length before `range`; null unless `ComparePrevious` is true and both ends of the range are provided. */
    previous: components["schemas"]["PrintersFigures"] | null;
    previousRange: components["schemas"]["AnalyticsPreviousRange"];
    /** @description The range that `current` covers. */
    range: components["schemas"]["AnalyticsRangeDto"];
}
/** @description Printer summary. */
export interface PrinterSummaryDto {
    category: components["schemas"]["PrinterCategory"];
    id: components["schemas"]["Id"];
    imageId: components["schemas"]["RecordImageId"];
    isActive: components["schemas"]["IsActive"];
    lastEventDate: components["schemas"]["PrinterLastEventDate"];
    loadedFilaments: components["schemas"]["PrinterLoadedSpools"];
    /**
     * Format: int32
     * @description The number of due maintenance entries.
     */
    maintenanceDueCount: number;
    name: components["schemas"]["PrinterName"];
    printCount: components["schemas"]["PrinterPrintCount"];
    printTimeInSeconds: components["schemas"]["PrinterPrintTimeInSeconds"];
}
/** @description A page of printers. */
export interface PrinterSummaryPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["PrinterSummaryDto"][];
    paging: components["schemas"]["Paging"];
}
/** @description The use of one printer in one bucket. */
export interface PrinterUsagePointDto {
    bucketDate: components["schemas"]["AnalyticsBucketDate"];
    /** @description When the bucket starts. */
    bucketStart: components["schemas"]["Timestamp"];
    printCount: components["schemas"]["AnalyticsPrintCount"];
    printTimeInSeconds: components["schemas"]["AnalyticsPrintTimeInSeconds"];
    /**
     * Format: double
     * @description The percentage of the bucket during which the printer was printing; overlapping prints count once. Null for a bucket in the future.
     */
    utilisationPercent: number | null;
}
/** @description The use of one printer over time. */
export interface PrinterUsageSeriesDto {
    /** @description The coverage of the print times. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description One point for each bucket of the range, oldest first; a bucket without prints has zeros. */
    points: components["schemas"]["PrinterUsagePointDto"][];
}
export type PrinterWattageW = components['schemas']['PrinterWattageW'];
/** @description An event of a print. */
export interface PrintEventDto {
    /** @description The print after the change; a deleted one as it was last. */
    data: components["schemas"]["PrintDetailDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "print.created" | "print.started" | "print.progressed" | "print.finished" | "print.failed" | "print.cancelled" | "print.stuck" | "print.updated" | "print.deleted";
}
export type PrintEventKind = components['schemas']['PrintEventKind'];
export type PrintEventOutcome = components['schemas']['PrintEventOutcome'];
/** @description The effect of an event. */
export interface PrintEventResultDto {
    /** @description A sentence that describes the effect, for people. */
    message: string;
    outcome: components["schemas"]["PrintEventOutcome"];
    /**
     * Format: int64
     * @description The print that the event is about; null if none.
     */
    printId: number | null;
}
export type PrintExternalId = components['schemas']['PrintExternalId'];
export type PrintFailureCategory = components['schemas']['PrintFailureCategory'];
export type PrintFailureReason = components['schemas']['PrintFailureReason'];
export type PrintFilamentAmountMg = components['schemas']['PrintFilamentAmountMg'];
/** @description Summary of a material of a print. */
export interface PrintFilamentDto {
    amountMg: components["schemas"]["FilamentUsageAmountMg"];
    colorHex: components["schemas"]["FilamentUsageColorHex"];
    colors: components["schemas"]["FilamentColors"];
    displayName: components["schemas"]["FilamentUsageDisplayName"];
    estimatedAmountMg: components["schemas"]["FilamentUsageEstimatedAmountMg"];
    filamentId: components["schemas"]["FilamentUsageFilamentId"];
    materialType: components["schemas"]["FilamentUsageMaterialType"];
}
export type PrintFilamentUsage = components['schemas']['PrintFilamentUsage'];
export type PrintFileName = components['schemas']['PrintFileName'];
export type PrintHasSupports = components['schemas']['PrintHasSupports'];
/** @description The print with the highest value of one measure. */
export interface PrintHighlightDto {
    /** @description The prints that were compared. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The print; null if no print has a value for the measure. */
    print: components["schemas"]["AnalyticsPrintDto"] | null;
}
export type PrintImages = components['schemas']['PrintImages'];
export type PrintInfillPattern = components['schemas']['PrintInfillPattern'];
export type PrintInfillPercent = components['schemas']['PrintInfillPercent'];
export type PrintLastReportDate = components['schemas']['PrintLastReportDate'];
export type PrintLayerHeightMm = components['schemas']['PrintLayerHeightMm'];
export type PrintMeasuredEnergyWh = components['schemas']['PrintMeasuredEnergyWh'];
export type PrintNotes = components['schemas']['PrintNotes'];
export type PrintNozzleDiameterMm = components['schemas']['PrintNozzleDiameterMm'];
export type PrintNozzleTemperatureC = components['schemas']['PrintNozzleTemperatureC'];
export type PrintPartCount = components['schemas']['PrintPartCount'];
export type PrintPlateCount = components['schemas']['PrintPlateCount'];
export type PrintPrinterId = components['schemas']['PrintPrinterId'];
export type PrintPrinterModel = components['schemas']['PrintPrinterModel'];
export type PrintPrivateNotes = components['schemas']['PrintPrivateNotes'];
export type PrintProfile = components['schemas']['PrintProfile'];
export type PrintProgressPercent = components['schemas']['PrintProgressPercent'];
export type PrintProjectId = components['schemas']['PrintProjectId'];
export type PrintRating = components['schemas']['PrintRating'];
export type PrintReportedUse = components['schemas']['PrintReportedUse'];
export type PrintSettingName = components['schemas']['PrintSettingName'];
/** @description The same values of another print. */
export interface PrintSettingsComparisonDto {
    bedTemperatureC: components["schemas"]["PrintBedTemperatureC"];
    /** @description The values that are known of both prints and differ. */
    differences: components["schemas"]["PrintSettingName"][];
    hasSupports: components["schemas"]["PrintHasSupports"];
    infillPattern: components["schemas"]["PrintInfillPattern"];
    infillPercent: components["schemas"]["PrintInfillPercent"];
    layerHeightMm: components["schemas"]["PrintLayerHeightMm"];
    material: components["schemas"]["PrintSettingsMaterial"];
    nozzleDiameterMm: components["schemas"]["PrintNozzleDiameterMm"];
    nozzleTemperatureC: components["schemas"]["PrintNozzleTemperatureC"];
    /** @description The id of the other print. */
    printId: components["schemas"]["Id"];
    printSpeedMmPerS: components["schemas"]["PrintSpeedMmPerS"];
    profile: components["schemas"]["PrintProfile"];
    slicer: components["schemas"]["PrintSlicer"];
    slicerVersion: components["schemas"]["PrintSlicerVersion"];
    wallCount: components["schemas"]["PrintWallCount"];
}
/** @description The main values in the slicer settings of a print. A value that the slicer did not send is null. */
export interface PrintSettingsDto {
    bedTemperatureC: components["schemas"]["PrintBedTemperatureC"];
    /** @description The values of the print that `compareWith` names; null without it. */
    comparison: components["schemas"]["PrintSettingsComparisonDto"] | null;
    hasSupports: components["schemas"]["PrintHasSupports"];
    infillPattern: components["schemas"]["PrintInfillPattern"];
    infillPercent: components["schemas"]["PrintInfillPercent"];
    layerHeightMm: components["schemas"]["PrintLayerHeightMm"];
    material: components["schemas"]["PrintSettingsMaterial"];
    nozzleDiameterMm: components["schemas"]["PrintNozzleDiameterMm"];
    nozzleTemperatureC: components["schemas"]["PrintNozzleTemperatureC"];
    /** @description The id of the print. */
    printId: components["schemas"]["Id"];
    printSpeedMmPerS: components["schemas"]["PrintSpeedMmPerS"];
    profile: components["schemas"]["PrintProfile"];
    slicer: components["schemas"]["PrintSlicer"];
    /**
     * Format: uuid
     * @description The id of the settings as the slicer sent them; null if there are none, or if they were deleted. The values stay when the settings are deleted.
     */
    slicerSettingsId: string | null;
    slicerVersion: components["schemas"]["PrintSlicerVersion"];
    wallCount: components["schemas"]["PrintWallCount"];
}
export type PrintSettingsMaterial = components['schemas']['PrintSettingsMaterial'];
export type PrintShareKey = components['schemas']['PrintShareKey'];
export type PrintSlicer = components['schemas']['PrintSlicer'];
export type PrintSlicerSettingsId = components['schemas']['PrintSlicerSettingsId'];
export type PrintSlicerVersion = components['schemas']['PrintSlicerVersion'];
export type PrintSortColumn = components['schemas']['PrintSortColumn'];
export type PrintSource = components['schemas']['PrintSource'];
export type PrintSpeedMmPerS = components['schemas']['PrintSpeedMmPerS'];
export type PrintStartDate = components['schemas']['PrintStartDate'];
export type PrintStartDateInput = components['schemas']['PrintStartDateInput'];
export type PrintStatus = components['schemas']['PrintStatus'];
/** @description Print summary. */
export interface PrintSummaryDto {
    commentCount: components["schemas"]["PrintCommentCount"];
    copies: components["schemas"]["PrintCopies"];
    /** @description The cost of the print; null if unknown, and for visitors unless it is shared. */
    cost: components["schemas"]["PrintCostDto"] | null;
    /** @description When the print was recorded. */
    createdDate: components["schemas"]["Timestamp"];
    endDate: components["schemas"]["PrintEndDate"];
    /**
     * Format: int64
     * @description The total weight of the materials estimated by the slicer, in milligrams; null if none is recorded.
     */
    estimatedFilamentAmountMg: number | null;
    estimatedPrintTimeInSeconds: components["schemas"]["EstimatedPrintTimeInSeconds"];
    failureCategory: components["schemas"]["PrintFailureCategory"];
    failureReason: components["schemas"]["PrintFailureReason"];
    filamentAmountMg: components["schemas"]["PrintFilamentAmountMg"];
    /** @description The materials of the print. */
    filaments: components["schemas"]["PrintFilamentDto"][];
    fileName: components["schemas"]["PrintFileName"];
    id: components["schemas"]["Id"];
    measuredEnergyWh: components["schemas"]["PrintMeasuredEnergyWh"];
    partCount: components["schemas"]["PrintPartCount"];
    plateCount: components["schemas"]["PrintPlateCount"];
    printerId: components["schemas"]["PrintPrinterId"];
    /** @description The name of the printer. */
    printerName: string | null;
    printTimeInSeconds: components["schemas"]["PrintTimeInSeconds"];
    progressPercent: components["schemas"]["PrintProgressPercent"];
    projectId: components["schemas"]["PrintProjectId"];
    /** @description The name of the project. */
    projectName: string | null;
    rating: components["schemas"]["PrintRating"];
    /** @description How the print was recorded. */
    source: components["schemas"]["PrintSource"];
    startDate: components["schemas"]["PrintStartDate"];
    status: components["schemas"]["PrintStatus"];
    tags: components["schemas"]["PrintTags"];
    thumbnailUrl: components["schemas"]["PrintThumbnailUrl"];
    title: components["schemas"]["PrintTitle"];
    totalTimeInSeconds: components["schemas"]["PrintTotalTimeInSeconds"];
    /** @description When the print was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
    viewStatus: components["schemas"]["ViewStatus"];
}
/** @description A page of print summaries. */
export interface PrintSummaryPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["PrintSummaryDto"][];
    paging: components["schemas"]["Paging"];
}
export type PrintTags = components['schemas']['PrintTags'];
export type PrintThumbnailUrl = components['schemas']['PrintThumbnailUrl'];
export type PrintTimeInSeconds = components['schemas']['PrintTimeInSeconds'];
export type PrintTitle = components['schemas']['PrintTitle'];
/** @description The totals of prints. */
export interface PrintTotalsDto {
    /**
     * Format: double
     * @description The total cost of the prints, in decimal units of the caller's currency. Costs in other currencies are excluded. Null if unknown.
     */
    cost: number | null;
    currency: components["schemas"]["TotalCostCurrency"];
    /**
     * Format: int32
     * @description The number of prints with the status `Failed` or `Cancelled`.
     */
    failureCount: number;
    filamentAmountMg: components["schemas"]["TotalFilamentAmountMg"];
    /**
     * Format: int32
     * @description The number of prints in the total cost whose filament cost lacks materials.
     */
    partialCostCount: number;
    printCount: components["schemas"]["TotalPrintCount"];
    printTimeInSeconds: components["schemas"]["TotalPrintTimeInSeconds"];
    /**
     * Format: int32
     * @description The number of prints with the status `Success` or `PartialSuccess`.
     */
    successCount: number;
}
export type PrintTotalTimeInSeconds = components['schemas']['PrintTotalTimeInSeconds'];
export type PrintUrl = components['schemas']['PrintUrl'];
export type PrintWallCount = components['schemas']['PrintWallCount'];
/** @description A problem document (RFC 9457). */
export interface Problem {
    detail: components["schemas"]["ProblemDetail"];
    errors?: components["schemas"]["FieldErrors"];
    /**
     * Format: int32
     * @description The HTTP status of the response.
     */
    status: number;
    title: components["schemas"]["ProblemTitle"];
    traceId: components["schemas"]["ProblemTraceId"];
    type: components["schemas"]["ProblemType"];
}
export type ProblemDetail = components['schemas']['ProblemDetail'];
export type ProblemTitle = components['schemas']['ProblemTitle'];
export type ProblemTraceId = components['schemas']['ProblemTraceId'];
export type ProblemType = components['schemas']['ProblemType'];
export type ProjectDescription = components['schemas']['ProjectDescription'];
/** @description A project with its totals. Properties that are private to the owner are null for others. */
export interface ProjectDetailDto {
    /** @description When the project was created. */
    createdDate: components["schemas"]["Timestamp"];
    description: components["schemas"]["ProjectDescription"];
    id: components["schemas"]["Uuid"];
    images: components["schemas"]["ProjectImages"];
    name: components["schemas"]["ProjectName"];
    /** @description The owner of the project. */
    owner: components["schemas"]["UserReferenceDto"];
    /** @description The owner's own reference for the project; null for anyone else. */
    reference: string | null;
    shareKey: components["schemas"]["SharedProjectKey"];
    status: components["schemas"]["ProjectStatus"];
    /** @description The totals of the project. */
    totals: components["schemas"]["ProjectTotalsDto"];
    /** @description When the project was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
    url: components["schemas"]["ProjectUrl"];
    viewStatus: components["schemas"]["ViewStatus"];
}
export type ProjectImages = components['schemas']['ProjectImages'];
export type ProjectName = components['schemas']['ProjectName'];
/** @description A page of projects. */
export interface ProjectPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["ProjectSummaryDto"][];
    paging: components["schemas"]["Paging"];
}
export type ProjectReference = components['schemas']['ProjectReference'];
export type ProjectSortColumn = components['schemas']['ProjectSortColumn'];
export type ProjectStatus = components['schemas']['ProjectStatus'];
/** @description Project summary. */
export interface ProjectSummaryDto {
    /** @description When the project was created. */
    createdDate: components["schemas"]["Timestamp"];
    id: components["schemas"]["Uuid"];
    name: components["schemas"]["ProjectName"];
    reference: components["schemas"]["ProjectReference"];
    status: components["schemas"]["ProjectStatus"];
    /**
     * Format: uri
     * @description The URL of the thumbnail of its cover.
     */
    thumbnailUrl: string | null;
    /** @description The totals of the project. */
    totals: components["schemas"]["ProjectTotalsDto"];
    /** @description When the project was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
    viewStatus: components["schemas"]["ViewStatus"];
}
/** @description The totals of a project. For anyone but the owner, only public prints are counted. */
export interface ProjectTotalsDto {
    /**
     * Format: double
     * @description The total cost of the prints, in decimal units of the currency. Costs in other currencies are excluded. Null if unknown, and for anyone but the owner.
     */
    cost: number | null;
    currency: components["schemas"]["TotalCostCurrency"];
    filamentAmountMg: components["schemas"]["TotalFilamentAmountMg"];
    /**
     * Format: int32
     * @description The number of prints in the total cost whose filament cost lacks materials; 0 for anyone but the owner.
     */
    partialCostCount?: number;
    printCount: components["schemas"]["TotalPrintCount"];
    printTimeInSeconds: components["schemas"]["TotalPrintTimeInSeconds"];
    /**
     * Format: int32
     * @description The number of prints with the status `Success`.
     */
    successCount: number;
}
export type ProjectUrl = components['schemas']['ProjectUrl'];
/** @description A badge family of which the user holds at least one tier. */
export interface PublicAchievementFamilyDto {
    /**
     * Format: int32
     * @description The highest tier held.
     */
    highestTier: number;
    key: components["schemas"]["AchievementCatalogKey"];
    /** @description The tiers held, lowest first. */
    tiers: components["schemas"]["EarnedAchievementTierDto"][];
}
/** @description The achievements of a user that the viewer can see. Empty if the viewer can see none. */
export interface PublicAchievementsDto {
    /**
     * Format: int32
     * @description The number of tiers listed here.
     */
    earnedTierCount: number;
    /** @description The badge families with an earned tier, in catalog order. Hidden badges are never listed. */
    families: components["schemas"]["PublicAchievementFamilyDto"][];
}
/** @description A material of a print, as other users see it. */
export interface PublicPrintFilamentDto {
    /**
     * Format: int64
     * @description The weight used, in milligrams; the estimate if no weight is recorded.
     */
    amountMg: number | null;
    brand: components["schemas"]["FilamentUsageBrand"];
    /** @description The color of the material. */
    colorHex: string | null;
    colors: components["schemas"]["FilamentColors"];
    /** @description The material type, such as PLA. */
    materialType: string | null;
}
/** @description Print summary, as visitors see it. `SharedPartsDto` has the list of what they see. */
export interface PublicPrintSummaryDto {
    allowComments: components["schemas"]["PrintAllowComments"];
    commentCount: components["schemas"]["PrintCommentCount"];
    copies: components["schemas"]["PrintCopies"];
    /** @description When the print was recorded. */
    createdDate: components["schemas"]["Timestamp"];
    endDate: components["schemas"]["PrintEndDate"];
    filamentAmountMg: components["schemas"]["PrintFilamentAmountMg"];
    /** @description The materials of the print, if they are shared. */
    filaments: components["schemas"]["PublicPrintFilamentDto"][];
    id: components["schemas"]["Id"];
    /** @description The owner of the print. */
    owner: components["schemas"]["UserReferenceDto"];
    printerModel: components["schemas"]["PrintPrinterModel"];
    printTimeInSeconds: components["schemas"]["PrintTimeInSeconds"];
    startDate: components["schemas"]["PrintStartDate"];
    status: components["schemas"]["PrintStatus"];
    tags: components["schemas"]["PrintTags"];
    thumbnailUrl: components["schemas"]["PrintThumbnailUrl"];
    title: components["schemas"]["PrintTitle"];
}
/** @description A page of public prints. */
export interface PublicPrintSummaryPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["PublicPrintSummaryDto"][];
    paging: components["schemas"]["Paging"];
}
/** @description A user's profile, as other users see it. */
export interface PublicProfileDto {
    bio: components["schemas"]["UserBio"];
    /** @description When the account was created. */
    createdDate: components["schemas"]["Timestamp"];
    displayName: components["schemas"]["UserDisplayName"];
    id: components["schemas"]["Id"];
    imageId: components["schemas"]["RecordImageId"];
    /**
     * Format: int32
     * @description The number of public prints.
     */
    printCount: number;
    showAchievementsOnProfile: components["schemas"]["UserShowAchievementsOnProfile"];
}
export type PurchaseCurrency = components['schemas']['PurchaseCurrency'];
/** @description A Web Push subscription of a browser (RFC 8030), made with the key of this service. */
export interface PushSubscriptionDto {
    /** @description The URL of the push service. It begins with https:// and leads to a public address; http:// and private addresses are accepted in networks that the operator allows. */
    endpoint: string;
    /**
     * Format: double
     * @description When the subscription expires, in milliseconds since 1970; null if unknown. It is accepted and ignored.
     */
    expirationTime?: number | null;
    keys: components["schemas"]["PushSubscriptionKeysDto"];
}
/** @description The keys with which messages are encrypted (RFC 8291). */
export interface PushSubscriptionKeysDto {
    /** @description The authentication secret, 16 bytes in base64url. */
    auth: string;
    /** @description The public key of the browser, a point of P-256 in base64url. */
    p256dh: string;
}
export type QuietEnd = components['schemas']['QuietEnd'];
export type QuietStart = components['schemas']['QuietStart'];
/** @description A price, with the lines that it is made of. The amounts of the lines add up to the price. */
export interface QuoteDto {
    copies: components["schemas"]["PrintCopies"];
    /**
     * Format: double
     * @description The sum of the lines before the margin.
     */
    cost: number;
    /** @description The currency of all amounts. */
    currency: components["schemas"]["CurrencyCode"];
    /** @description The lines, in the order of their kinds. */
    lines: components["schemas"]["QuoteLineDto"][];
    /** @description The costs that could not be calculated, and are not part of the price. */
    missing: components["schemas"]["QuoteMissingDto"][];
    /**
     * Format: double
     * @description The sum of all lines.
     */
    price: number;
    /**
     * Format: double
     * @description The price divided by the number of copies of all runs, rounded.
     */
    pricePerUnit: number;
    quantity: components["schemas"]["QuoteQuantity"];
    /**
     * Format: double
     * @description The sum of the lines before the tax.
     */
    subtotal: number;
}
/** @description A figure that the amount of a line comes from. */
export interface QuoteFigureDto {
    kind: components["schemas"]["QuoteFigureKind"];
    source: components["schemas"]["QuoteFigureSource"];
    /**
     * Format: double
     * @description The value, in the unit of its kind.
     */
    value: number;
}
export type QuoteFigureKind = components['schemas']['QuoteFigureKind'];
export type QuoteFigureSource = components['schemas']['QuoteFigureSource'];
/** @description A line of a quote. Its amount follows from its figures, and is rounded to what the currency can pay. */
export interface QuoteLineDto {
    /**
     * Format: double
     * @description The amount of the line.
     */
    amount: number;
    /** @description The figures that the amount comes from. */
    figures: components["schemas"]["QuoteFigureDto"][];
    kind: components["schemas"]["QuoteLineKind"];
    materialIndex: components["schemas"]["QuoteMaterialIndex"];
    name: components["schemas"]["QuoteMaterialName"];
}
export type QuoteLineKind = components['schemas']['QuoteLineKind'];
/** @description A material of a print: a spool, a filament type, or only a material type. Without a price of its own, its price is the user's default. */
export interface QuoteMaterialDto {
    /**
     * Format: int64
     * @description The weight that one run uses, in milligrams; null if unknown.
     */
    amountMg: number | null;
    /**
     * Format: uuid
     * @description The spool, whose purchase price counts.
     * @default null
     */
    filamentId: string | null;
    /**
     * Format: int64
     * @description The filament type, whose price counts.
     * @default null
     */
    filamentTypeId: number | null;
    /** @default null */
    materialType: components["schemas"]["FilamentUsageMaterialType"];
    /**
     * Format: double
     * @description The price of 1000 g; null for the recorded one.
     * @default null
     */
    pricePerKilogram: number | null;
}
export type QuoteMaterialIndex = components['schemas']['QuoteMaterialIndex'];
export type QuoteMaterialName = components['schemas']['QuoteMaterialName'];
/** @description A cost that could not be calculated, with one reason. */
export interface QuoteMissingDto {
    /** @description The line that is missing. */
    kind: components["schemas"]["QuoteLineKind"];
    materialIndex: components["schemas"]["QuoteMaterialIndex"];
    name: components["schemas"]["QuoteMaterialName"];
    reason: components["schemas"]["QuoteMissingReason"];
}
export type QuoteMissingReason = components['schemas']['QuoteMissingReason'];
export type QuoteQuantity = components['schemas']['QuoteQuantity'];
/** @description A print, and the rates for its price. A rate that is null or omitted adds no line. Money is in the user's currency. */
export interface QuoteRequestDto {
    /**
     * Format: int32
     * @description The number of copies that are on the bed at a time; the default is that of the print, or 1.
     * @default null
     */
    copies: number | null;
    /**
     * Format: double
     * @description The surcharge for prints that fail, as a percentage of material, waste, electricity and machine. Provide this or `useFailureHistory`.
     * @default null
     */
    failurePercent: number | null;
    /**
     * Format: double
     * @description The minutes of work on all runs together.
     * @default null
     */
    laborMinutes: number | null;
    /**
     * Format: double
     * @description The price of an hour of work.
     * @default null
     */
    laborRatePerHour: number | null;
    /**
     * Format: double
     * @description The price of an hour of print time, for wear and maintenance.
     * @default null
     */
    machineRatePerHour: number | null;
    /**
     * Format: double
     * @description The profit, as a percentage of the cost.
     * @default null
     */
    marginPercent: number | null;
    /**
     * @description The materials of the print.
     * @default []
     */
    materials: components["schemas"]["QuoteMaterialDto"][];
    /** @default null */
    measuredEnergyWh: components["schemas"]["PrintMeasuredEnergyWh"];
    /** @default null */
    printerId: components["schemas"]["PrintPrinterId"];
    /**
     * Format: int64
     * @description One of the caller's prints. Its printer, print time, measured energy, materials and copies count, estimates where nothing else is recorded; provide none of them then.
     * @default null
     */
    printId: number | null;
    /** @default null */
    printTimeInSeconds: components["schemas"]["PrintTimeInSeconds"];
    /** @default 1 */
    quantity: components["schemas"]["QuoteQuantity"];
    /**
     * Format: double
     * @description The price is rounded up to a multiple of this amount, such as 0.5. The currency must be able to pay the amount.
     * @default null
     */
    roundTo: number | null;
    /**
     * Format: double
     * @description The tax, as a percentage of the subtotal.
     * @default null
     */
    taxPercent: number | null;
    /**
     * @description Whether the failure rate of the caller's finished prints is the surcharge for failures, as `GET /api/Analytics/failures` returns it: that of the printer with 5 prints or more, otherwise that of all prints.
     * @default false
     */
    useFailureHistory: boolean;
    /**
     * Format: double
     * @description The material that is wasted, as a percentage of the material.
     * @default null
     */
    wastePercent: number | null;
}
/** @description The average rating of the prints that have one. */
export interface RatingFigureDto {
    /**
     * Format: double
     * @description The average rating, from 1 (poor) to 5 (excellent); null if no print has one.
     */
    averageRating: number | null;
    /** @description How many of the prints have a rating. */
    coverage: components["schemas"]["CoverageDto"];
}
export type RecordImageId = components['schemas']['RecordImageId'];
export type RecordNotes = components['schemas']['RecordNotes'];
/** @description The result of a recovery. */
export interface RecoveredWebhookDto {
    /**
     * Format: int32
     * @description The number of deliveries that wait now because of the request.
     */
    count: number;
}
/** @description The time since which to recover. */
export interface RecoverWebhookDto {
    since: components["schemas"]["DateTimeInput"];
}
/** @description An app installation to register for push notifications. */
export interface RegisterDeviceDto {
    /** @description The version of the app; null or omitted if unknown. */
    appVersion?: string | null;
    platform: components["schemas"]["DevicePlatform"];
    /** @description The Web Push subscription, as `PushSubscription.toJSON()` returns it; only for platform Web. Null or omitted: nothing is sent to the browser. */
    subscription?: components["schemas"]["PushSubscriptionDto"] | null;
    /** @description The push token of the installation. */
    token: string;
}
/** @description What spool connections have reported of one spool during a print. */
export interface ReportedUseDto {
    /**
     * Format: int64
     * @description The weight reported, in milligrams.
     */
    amountMg: number;
    /**
     * Format: uuid
     * @description The id of the spool.
     */
    filamentId: string;
}
/** @description The cost of one print before and after. */
export interface RepricedPrintDto {
    /** @description The cost by today's prices; null if unknown. */
    after: components["schemas"]["PrintCost"];
    /** @description The cost so far; null if unknown. */
    before: components["schemas"]["PrintCost"];
    /** @description The id of the print. */
    id: components["schemas"]["Id"];
    outcome: components["schemas"]["RepriceOutcome"];
}
/** @description The costs of repriced prints. */
export interface RepricedPrintsDto {
    /**
     * Format: int32
     * @description The number of prints whose cost has changed.
     */
    changedCount: number;
    dryRun: components["schemas"]["WasDryRun"];
    /** @description With `ids`, one result for each print, in the order of the request. With `since`, the 200 latest recorded prints whose cost has changed. */
    results: components["schemas"]["RepricedPrintDto"][];
    /**
     * Format: int32
     * @description The number of prints whose cost is the same as before.
     */
    unchangedCount: number;
}
export type RepriceOutcome = components['schemas']['RepriceOutcome'];
/** @description A request to reprice prints. Provide either `ids` or `since`. */
export interface RepricePrintsDto {
    /** @default false */
    dryRun: components["schemas"]["BulkDryRun"];
    ids?: components["schemas"]["BulkPrintIds"];
    /** @description Selects all prints that started at this time or later, or were recorded then if their start is unknown; at most 10,000. A time without an offset, or a day, is in the user's time zone. */
    since?: string;
}
/** @description How an image is turned. */
export interface RotateImageDto {
    degrees: components["schemas"]["ImageRotation"];
}
/** @description A browser in which the user is signed in to the web pages. */
export interface SessionDto {
    /** @description The browser and operating system in which the session started, such as "Firefox on Linux"; null if unknown. */
    browser: string | null;
    /** @description When the user signed in. */
    createdDate: components["schemas"]["Timestamp"];
    /** @description When the session expires if it is not used before. */
    expiresDate: components["schemas"]["Timestamp"];
    id: components["schemas"]["Uuid"];
    /** @description Whether this request comes from the session. */
    isCurrent: boolean;
    /** @description When the session was last used, to within an hour. */
    lastUsedDate: components["schemas"]["Timestamp"];
}
/** @description A page of web sessions. */
export interface SessionPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["SessionDto"][];
    paging: components["schemas"]["Paging"];
}
/** @description The parts of a print that visitors see. Visitors are all who read a public print, or an unlisted one with its `shareKey`, other than its owner. They always see the title, status, author, times, copies, plates, parts, rating, tags, images, comments, model URL, source and printer model of the print. They never see its private notes, the slicer settings as sent, the profile and material in them, `externalId` and `shareKey`, its project outside of the project's own list, and the names of its printer and spools. */
export interface SharedPartsDto {
    costs: components["schemas"]["SharesCosts"];
    failureReason: components["schemas"]["SharesFailureReason"];
    fileName: components["schemas"]["SharesFileName"];
    material: components["schemas"]["SharesMaterial"];
    notes: components["schemas"]["SharesNotes"];
    settings: components["schemas"]["SharesSettings"];
}
export type SharedProjectKey = components['schemas']['SharedProjectKey'];
export type SharesCosts = components['schemas']['SharesCosts'];
export type SharesFailureReason = components['schemas']['SharesFailureReason'];
export type SharesFileName = components['schemas']['SharesFileName'];
export type SharesMaterial = components['schemas']['SharesMaterial'];
export type SharesNotes = components['schemas']['SharesNotes'];
export type SharesSettings = components['schemas']['SharesSettings'];
export type SlicerSetting = components['schemas']['SlicerSetting'];
/** @description A page of slicer settings. */
export interface SlicerSettingsPageDto {
    /**
     * Format: int64
     * @description The bytes of slicer settings that one user can store.
     */
    bytesAllowed: number;
    /**
     * Format: int64
     * @description The bytes used by all of the caller's slicer settings; each record counts as at least 4096.
     */
    bytesUsed: number;
    /** @description The items on the page. */
    items: components["schemas"]["SlicerSettingsSummaryDto"][];
    paging: components["schemas"]["Paging"];
}
export type SlicerSettingsSortColumn = components['schemas']['SlicerSettingsSortColumn'];
/** @description Slicer settings without their contents. */
export interface SlicerSettingsSummaryDto {
    /**
     * Format: int64
     * @description The size of the settings as sent, in bytes.
     */
    bytes: number;
    /** @description When the caller claimed the settings. */
    claimedDate: components["schemas"]["Timestamp"];
    /** @description When the slicer plug-in uploaded the settings. */
    createdDate: components["schemas"]["Timestamp"];
    id: components["schemas"]["Uuid"];
    /**
     * Format: int64
     * @description The number of the caller's prints that refer to the settings.
     */
    printCount: number;
    /** @description The name of the slicer; null if it was not sent. */
    slicer: string | null;
    /** @description The name of the print, or of its file; null if neither was sent. */
    title: string | null;
}
export type SlicerSettingsUpload = components['schemas']['SlicerSettingsUpload'];
export type SortDirection = components['schemas']['SortDirection'];
/** @description A spool connection, without its key. */
export interface SpoolConnectionDto {
    /** @description The `User-Agent` of the program that last used the connection; null if it sent none. */
    clientName: string | null;
    /** @description When the connection was created. */
    createdDate: components["schemas"]["Timestamp"];
    id: components["schemas"]["Uuid"];
    /** @description The first characters of the key, to tell connections apart. */
    keyHint: string;
    /**
     * Format: date-time
     * @description When the connection was last used, to within a minute; null if never.
     */
    lastUsedDate: string | null;
    name: components["schemas"]["SpoolConnectionName"];
    printerId: components["schemas"]["SpoolConnectionPrinterId"];
}
export type SpoolConnectionName = components['schemas']['SpoolConnectionName'];
/** @description A page of spool connections. */
export interface SpoolConnectionPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["SpoolConnectionDto"][];
    paging: components["schemas"]["Paging"];
}
export type SpoolConnectionPrinterId = components['schemas']['SpoolConnectionPrinterId'];
export type SpoolCount = components['schemas']['SpoolCount'];
/** @description An event of a spool. */
export interface SpoolEventDto {
    /** @description The spool after the change; a deleted one as it was last. */
    data: components["schemas"]["FilamentDetailDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "spool.created" | "spool.updated" | "spool.used" | "spool.low" | "spool.emptied" | "spool.loaded" | "spool.unloaded" | "spool.deleted";
}
export type SpoolFilamentId = components['schemas']['SpoolFilamentId'];
/** @description How long one spool will last. */
export interface SpoolRunwayDto {
    displayName: components["schemas"]["AnalyticsSpoolName"];
    /** @description The id of the spool. */
    filamentId: components["schemas"]["Uuid"];
    materialType: components["schemas"]["AnalyticsMaterialType"];
    /**
     * Format: double
     * @description The average daily consumption over the last 90 days in milligrams; null if the spool was not used.
     */
    meanDailyUseMg: number | null;
    /**
     * Format: int64
     * @description The weight left on the spool in milligrams, negative if more was used than the spool held; null if its nominal weight is unknown.
     */
    remainingMg: number | null;
    /**
     * Format: int32
     * @description The number of whole days the spool will last at that rate, at most 365; null if the balance is unknown or the spool was not used.
     */
    runwayDays: number | null;
}
/** @description How long each active spool will last at the rate of the last 90 days. Always computed up to today, regardless of the range. A coverage row is one spool. */
export interface SpoolRunwaysDto {
    /** @description The time up to which consumption was computed. */
    asOf: components["schemas"]["Timestamp"];
    /** @description The spools with a known runway. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The active spools that match the filter, shortest runway first; spools without a runway come last. */
    rows: components["schemas"]["SpoolRunwayDto"][];
}
/** @description A setting that programs with a spool connection share. */
export interface SpoolSettingDto {
    /** @description Whether a program has set it; the value is the default if not. */
    isSet: boolean;
    /** @description The name of the setting. */
    key: string;
    /** @description The value, as JSON text. */
    value: string;
}
/** @description An event of a setting of spool programs. */
export interface SpoolSettingEventDto {
    /** @description The setting after the change. */
    data: components["schemas"]["SpoolSettingDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "spoolSetting.updated";
}
/** @description The use of one spool. */
export interface SpoolUsageDto {
    amountMg: components["schemas"]["AnalyticsAmountMg"];
    /** @description The brand; null if unknown. */
    brand: string | null;
    /** @description The color as `#RRGGBB`; null if unknown. */
    colorHex: string | null;
    /** @description The name of the color; null if unknown. */
    colorName: string | null;
    colors: components["schemas"]["FilamentColors"];
    displayName: components["schemas"]["AnalyticsSpoolName"];
    /** @description The id of the spool. */
    filamentId: components["schemas"]["Uuid"];
    materialType: components["schemas"]["AnalyticsMaterialType"];
    useCount: components["schemas"]["AnalyticsUseCount"];
}
/** @description The prints by status for the whole range. */
export interface StatusBreakdownDto {
    counts: components["schemas"]["StatusCountsDto"];
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
}
/** @description The number of prints with each status. */
export interface StatusCountsDto {
    /**
     * Format: int32
     * @description Prints with status `Cancelled`.
     */
    cancelled: number;
    /**
     * Format: int32
     * @description Prints with status `Failed`.
     */
    failed: number;
    /**
     * Format: int32
     * @description Prints with status `PartialSuccess`.
     */
    partialSuccess: number;
    /**
     * Format: int32
     * @description Prints with status `Pending`.
     */
    pending: number;
    /**
     * Format: int32
     * @description Prints with status `Printing`.
     */
    printing: number;
    /**
     * Format: int32
     * @description Prints with status `Success`.
     */
    success: number;
}
/** @description The prints of one bucket by status. */
export interface StatusPointDto {
    bucketDate: components["schemas"]["AnalyticsBucketDate"];
    /** @description When the bucket starts. */
    bucketStart: components["schemas"]["Timestamp"];
    counts: components["schemas"]["StatusCountsDto"];
}
/** @description The prints by status over time. */
export interface StatusSeriesDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description One point for each bucket of the range, oldest first; a bucket without prints has zeros. */
    points: components["schemas"]["StatusPointDto"][];
}
export type StockFreeMg = components['schemas']['StockFreeMg'];
export type StockKind = components['schemas']['StockKind'];
/** @description A page of the stock. */
export interface StockPageDto {
    /** @description The rows on the page. */
    items: components["schemas"]["StockRowDto"][];
    paging: components["schemas"]["Paging"];
    totals: components["schemas"]["StockTotalsDto"];
}
/** @description Which spools to use for which prints. */
export interface StockPlanDto {
    /** @description Whether `prints` contains all of them. Prints that are not in it, other than running ones, subtract nothing. */
    isComplete: boolean;
    /** @description The number of prints to plan: of `printIds` or, without them, of `Pending` prints that have materials, as far as they are of `printerId`. Those beyond the first 100 are left out. */
    printCount: components["schemas"]["TotalPrintCount"];
    /** @description The prints, in the order of their ids. */
    prints: components["schemas"]["PlanPrintDto"][];
}
/** @description A planned print, and what it still needs of a row. */
export interface StockPrintDto {
    /** @description The id of the print. */
    id: components["schemas"]["Id"];
    reservedMg: components["schemas"]["StockReservedMg"];
    status: components["schemas"]["PrintStatus"];
    title: components["schemas"]["PrintTitle"];
}
export type StockRemainingMg = components['schemas']['StockRemainingMg'];
export type StockReservedMg = components['schemas']['StockReservedMg'];
/** @description Filament that counts together, and what planned prints need of it. `reservedMg` and `freeMg` add up to `remainingMg`. */
export interface StockRowDto {
    /** @description The name of the brand; null for none, and for a material. */
    brand: string | null;
    colorHex: components["schemas"]["FilamentColorHex"];
    colorName: components["schemas"]["FilamentColorName"];
    colors: components["schemas"]["FilamentColors"];
    freeMg: components["schemas"]["StockFreeMg"];
    /** @description The nominal weight of a spool of the filament type, in milligrams; null if it is unknown, and without a type. */
    initialNominalWeightMg: components["schemas"]["FilamentInitialNominalWeightMg"];
    /** @description Whether `freeMg` is at or below `reorderPointMg`; false without a reorder point. Null if it is unknown, because spools whose remaining weight is unknown may hold enough. */
    isLow: boolean | null;
    kind: components["schemas"]["StockKind"];
    /**
     * Format: int64
     * @description The remaining weight of the fullest active spool, in milligrams; null without a spool whose remaining weight is known.
     */
    largestSpoolMg: number | null;
    /**
     * Format: int64
     * @description The most that one planned print still needs of one spool, in milligrams. If it is more than `largestSpoolMg`, the print needs a change of spools.
     */
    largestUsageMg: number;
    /** @description The material type, such as PLA; null for usages that name neither a spool nor a material. */
    materialType: components["schemas"]["FilamentUsageMaterialType"];
    /** @description The name of the product, without the brand; null for none, and for a material. */
    name: string | null;
    /**
     * Format: int64
     * @description The weight that is free on the spools of the other rows of the same material type together, in milligrams.
     */
    otherFreeMg: number;
    /** @description The number of planned prints. */
    printCount: components["schemas"]["TotalPrintCount"];
    /** @description The planned prints that still need most, the largest amount first. */
    prints: components["schemas"]["StockPrintDto"][];
    remainingMg: components["schemas"]["StockRemainingMg"];
    /**
     * Format: int64
     * @description The weight that is missing up to `reorderPointMg`, in milligrams; 0 for what is not low, null while that is unknown.
     */
    reorderMg: number | null;
    /** @description The reorder point of the filament type, in milligrams; null for none, and for rows of another kind. */
    reorderPointMg: components["schemas"]["FilamentTypeReorderPointMg"];
    /**
     * Format: int64
     * @description The number of new spools of the filament type with which it is no longer low; 0 for what is not low. Null while that is unknown, and without a nominal weight of the type.
     */
    reorderSpoolCount: number | null;
    reservedMg: components["schemas"]["StockReservedMg"];
    /**
     * Format: int64
     * @description The part of `reservedMg` that is missing, in milligrams: what exceeds `remainingMg` or, for a material, `otherFreeMg`. Null if it is unknown, because spools whose remaining weight is unknown may hold it, or because the usages name no material.
     */
    shortfallMg: number | null;
    /** @description The number of active spools. */
    spoolCount: components["schemas"]["SpoolCount"];
    /**
     * Format: int64
     * @description The id of the filament type; null for rows of another kind.
     */
    typeId: number | null;
    /**
     * Format: int32
     * @description The number of usages of planned prints without an estimate, which reserve nothing.
     */
    unestimatedUsageCount: number;
    /**
     * Format: int32
     * @description The number of active spools whose remaining weight is unknown. They hold more than is counted.
     */
    unknownSpoolCount: number;
}
export type StockSortColumn = components['schemas']['StockSortColumn'];
/** @description The totals of all rows that match the filters, on all pages. */
export interface StockTotalsDto {
    freeMg: components["schemas"]["StockFreeMg"];
    /**
     * Format: int32
     * @description The number of rows that are known to be at or below their reorder point.
     */
    lowCount: number;
    /** @description The number of planned prints. */
    printCount: components["schemas"]["TotalPrintCount"];
    /** @description The coverage of the remaining weight; a row is one active spool. */
    remainingCoverage: components["schemas"]["CoverageDto"];
    remainingMg: components["schemas"]["StockRemainingMg"];
    /** @description The coverage of the reserved weight; a row is one usage of a planned print. */
    reservedCoverage: components["schemas"]["CoverageDto"];
    reservedMg: components["schemas"]["StockReservedMg"];
    /**
     * Format: int32
     * @description The number of rows with a known shortfall.
     */
    shortCount: number;
    /**
     * Format: int64
     * @description The sum of the shortfalls that are known, in milligrams.
     */
    shortfallMg: number;
    /** @description The number of active spools. */
    spoolCount: components["schemas"]["SpoolCount"];
    /**
     * Format: int32
     * @description The number of rows whose shortfall is unknown.
     */
    unknownCount: number;
    /**
     * Format: int32
     * @description The number of rows with a reorder point of which it is unknown whether they are low.
     */
    unknownLowCount: number;
}
/** @description How much of each storage limit the caller uses. */
export interface StorageDto {
    /** @description Personal API keys. */
    apiKeys: components["schemas"]["StorageUseDto"];
    /** @description Brands of filament. */
    brands: components["schemas"]["StorageUseDto"];
    /** @description Comments on the caller's prints. */
    comments: components["schemas"]["StorageUseDto"];
    /** @description Bytes of archives. */
    exportBytes: components["schemas"]["StorageUseDto"];
    /** @description Archives of everything. */
    exports: components["schemas"]["StorageUseDto"];
    /** @description Spools. */
    filaments: components["schemas"]["StorageUseDto"];
    /** @description Filament types. */
    filamentTypes: components["schemas"]["StorageUseDto"];
    /** @description Bytes of responses stored for an `Idempotency-Key`; each counts as at least 256. */
    idempotencyBytes: components["schemas"]["StorageUseDto"];
    /** @description Bytes of the files of imports that are still needed: until they are read, those of archives with images until they are committed. */
    importBytes: components["schemas"]["StorageUseDto"];
    /** @description Imports. */
    imports: components["schemas"]["StorageUseDto"];
    /** @description Maintenance entries. */
    maintenanceEntries: components["schemas"]["StorageUseDto"];
    /** @description Bytes of images and their thumbnails; each image counts as at least 4096. */
    pictureBytes: components["schemas"]["StorageUseDto"];
    /** @description Printers. */
    printers: components["schemas"]["StorageUseDto"];
    /** @description Prints. */
    prints: components["schemas"]["StorageUseDto"];
    /** @description Projects. */
    projects: components["schemas"]["StorageUseDto"];
    /** @description Bytes of slicer settings; each record counts as at least 4096. */
    slicerSettingsBytes: components["schemas"]["StorageUseDto"];
    /** @description Spool connections. */
    spoolConnections: components["schemas"]["StorageUseDto"];
    /** @description Stored deliveries of webhooks. More are not rejected; the oldest are deleted. */
    webhookDeliveries: components["schemas"]["StorageUseDto"];
    /** @description Webhooks. */
    webhooks: components["schemas"]["StorageUseDto"];
    /** @description Comments that the caller has written. */
    writtenComments: components["schemas"]["StorageUseDto"];
}
/** @description The usage of one storage limit. */
export interface StorageUseDto {
    /**
     * Format: int64
     * @description The limit.
     */
    allowed: number;
    /**
     * Format: int64
     * @description The amount used.
     */
    used: number;
}
/** @description Consecutive days with at least one print started on each. */
export interface StreakDto {
    /**
     * Format: int32
     * @description The number of days in the streak.
     */
    dayCount: number;
    /**
     * Format: date
     * @description The first day of the streak.
     */
    fromDate: string;
    /**
     * Format: date
     * @description The last day of the streak (inclusive).
     */
    toDate: string;
}
/** @description Runs of consecutive print days, and the busiest day. */
export interface StreaksDto {
    /** @description The day with the most prints, or the latest if there are several; null if there are no print days. */
    busiestDay: components["schemas"]["CalendarDayDto"] | null;
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The streak that includes the last day of the range that is not in the future, or the day before; null if there is none. */
    current: components["schemas"]["StreakDto"] | null;
    /** @description The longest streak in the range, or the latest if there are several; null if there are no print days. */
    longest: components["schemas"]["StreakDto"] | null;
}
export type Tag = components['schemas']['Tag'];
export type Timestamp = components['schemas']['Timestamp'];
/** @description The most used spools. A coverage row is one filament usage of a print. */
export interface TopSpoolsDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description Up to 20 spools, most used first. */
    rows: components["schemas"]["SpoolUsageDto"][];
}
export type TotalCostCurrency = components['schemas']['TotalCostCurrency'];
export type TotalFilamentAmountMg = components['schemas']['TotalFilamentAmountMg'];
export type TotalPrintCount = components['schemas']['TotalPrintCount'];
export type TotalPrintTimeInSeconds = components['schemas']['TotalPrintTimeInSeconds'];
/** @description What to unload: provide either the slot or the spool. */
export interface UnloadFilamentDto {
    filamentId?: components["schemas"]["SpoolFilamentId"];
    slot?: components["schemas"]["PrinterSlot"];
}
/** @description The number of unread notifications. */
export interface UnreadCountDto {
    /**
     * Format: int32
     * @description The number of notifications that the user has not read.
     */
    unreadCount: number;
}
/** @description A form with an image. */
export interface UploadImageDto {
    /**
     * Format: binary
     * @description The image as a file part: JPEG, PNG, WebP, GIF or AVIF, detected from its content, of at least 1 byte and at most 12 MiB. The image is re-encoded without its location and camera metadata.
     */
    file: string;
}
/** @description A file to import. */
export interface UploadImportDto {
    /**
     * Format: binary
     * @description The file.
     */
    file: string;
}
export type UserBio = components['schemas']['UserBio'];
export type UserCloseStuckPrintsAfterDays = components['schemas']['UserCloseStuckPrintsAfterDays'];
export type UserDefaultSpoolPrice = components['schemas']['UserDefaultSpoolPrice'];
export type UserDisplayName = components['schemas']['UserDisplayName'];
export type UserElectricityRatePerKwh = components['schemas']['UserElectricityRatePerKwh'];
/** @description The caller's email address. */
export interface UserEmailDto {
    /**
     * Format: email
     * @description The email address; null if the identity provider did not supply one.
     */
    email: string | null;
}
export type UserFirstDayOfWeek = components['schemas']['UserFirstDayOfWeek'];
export type UserHourCycle = components['schemas']['UserHourCycle'];
export type UserLanguage = components['schemas']['UserLanguage'];
/** @description The caller's profile. */
export interface UserProfileDto {
    bio: components["schemas"]["UserBio"];
    closeStuckPrintsAfterDays: components["schemas"]["UserCloseStuckPrintsAfterDays"];
    /** @description When the account was created. */
    createdDate: components["schemas"]["Timestamp"];
    /** @description The currency of the user. */
    currency: components["schemas"]["CurrencyCode"];
    defaultSpoolPrice: components["schemas"]["UserDefaultSpoolPrice"];
    /** @description The default visibility of new prints. */
    defaultViewStatus: components["schemas"]["ViewStatus"];
    displayName: components["schemas"]["UserDisplayName"];
    electricityRatePerKwh: components["schemas"]["UserElectricityRatePerKwh"];
    firstDayOfWeek: components["schemas"]["UserFirstDayOfWeek"];
    hourCycle: components["schemas"]["UserHourCycle"];
    id: components["schemas"]["Id"];
    imageId: components["schemas"]["RecordImageId"];
    language: components["schemas"]["UserLanguage"];
    shareKey: components["schemas"]["UserShareKey"];
    showAchievementsOnProfile: components["schemas"]["UserShowAchievementsOnProfile"];
    /** @description The time zone of the user. */
    timeZone: components["schemas"]["IanaTimeZone"];
    units: components["schemas"]["UserUnits"];
    /** @description When the profile was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
    /** @description The visibility of the profile. */
    viewStatus: components["schemas"]["ViewStatus"];
}
/** @description A user, as others see them. */
export interface UserReferenceDto {
    displayName: components["schemas"]["UserDisplayName"];
    /** @description Whether everyone can see the profile of the user. */
    hasPublicProfile?: boolean;
    id: components["schemas"]["Id"];
    /** @description The id of the image of the user, at `/media/{imageId}`; null without one, and unless the profile is public. */
    imageId?: components["schemas"]["RecordImageId"];
}
export type UserShareKey = components['schemas']['UserShareKey'];
export type UserShowAchievementsOnProfile = components['schemas']['UserShowAchievementsOnProfile'];
export type UserUnits = components['schemas']['UserUnits'];
export type Uuid = components['schemas']['Uuid'];
/** @description A problem document (RFC 9457) that names the invalid fields. */
export interface ValidationProblem {
    detail: components["schemas"]["ProblemDetail"];
    errors: components["schemas"]["FieldErrors"];
    /**
     * Format: int32
     * @description The HTTP status of the response.
     */
    status: number;
    title: components["schemas"]["ProblemTitle"];
    traceId: components["schemas"]["ProblemTraceId"];
    type: components["schemas"]["ProblemType"];
}
export type ViewStatus = components['schemas']['ViewStatus'];
export type WasDryRun = components['schemas']['WasDryRun'];
/** @description Filament used by prints with status `Failed` or `Cancelled`. */
export interface WasteDto {
    /** @description The filament that they used. */
    filament: components["schemas"]["WeightFigureDto"];
    /** @description Failed and cancelled prints. */
    printCount: components["schemas"]["CountFigureDto"];
    /** @description Their share of all filament used. */
    share: components["schemas"]["PercentFigureDto"];
}
/** @description One attempt of a delivery. */
export interface WebhookAttemptDto {
    /** @description The first kilobyte of the body of the response, as text; null without a response. */
    answer: string | null;
    /** @description Why the attempt failed; null if it succeeded. */
    error: string | null;
    /**
     * Format: int32
     * @description The time until the response, or until the failure.
     */
    milliseconds: number;
    /** @description When the attempt began. */
    startedDate: components["schemas"]["Timestamp"];
    /**
     * Format: int32
     * @description The status code of the response; null without a response.
     */
    status: number | null;
}
/** @description An event that is sent to a webhook, with its attempts. */
export interface WebhookDeliveryDto {
    /**
     * Format: int32
     * @description The number of attempts, including those that are no longer stored.
     */
    attemptCount: number;
    /** @description The last attempts, oldest first. */
    attempts: components["schemas"]["WebhookAttemptDto"][];
    /** @description When the delivery began. */
    createdDate: components["schemas"]["Timestamp"];
    event: components["schemas"]["EventName"];
    /** @description The UUID of the event, which is the `webhook-id` of all attempts. */
    id: components["schemas"]["Uuid"];
    /**
     * Format: date-time
     * @description When the next attempt is due; null if there is none.
     */
    nextAttemptDate: string | null;
    state: components["schemas"]["WebhookDeliveryState"];
}
/** @description A page of deliveries. */
export interface WebhookDeliveryPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["WebhookDeliveryDto"][];
    paging: components["schemas"]["Paging"];
}
export type WebhookDeliveryState = components['schemas']['WebhookDeliveryState'];
export type WebhookDescription = components['schemas']['WebhookDescription'];
/** @description A webhook, without its secret. */
export interface WebhookDto {
    /** @description When the webhook was created. */
    createdDate: components["schemas"]["Timestamp"];
    description: components["schemas"]["WebhookDescription"];
    disabledReason: components["schemas"]["WhyWebhookIsDisabled"];
    events: components["schemas"]["WebhookEvents"];
    failingSince: components["schemas"]["WebhookFailingSince"];
    format: components["schemas"]["WebhookFormat"];
    id: components["schemas"]["Uuid"];
    isActive: components["schemas"]["IsWebhookActive"];
    printerIds: components["schemas"]["WebhookPrinterIds"];
    /** @description When the webhook was last changed. */
    updatedDate: components["schemas"]["Timestamp"];
    url: components["schemas"]["WebhookUrl"];
}
/** @description An event of a webhook. */
export interface WebhookEventDto {
    /** @description The webhook, without its secret. */
    data: components["schemas"]["WebhookDto"];
    /** @description The id of the event. */
    id: components["schemas"]["Uuid"];
    position: components["schemas"]["EventPosition"];
    previous: components["schemas"]["EventPrevious"];
    /** @description When it happened. */
    timestamp: components["schemas"]["Timestamp"];
    /**
     * @description The name of the event.
     * @enum {string}
     */
    type: "webhook.disabled";
}
export type WebhookEvents = components['schemas']['WebhookEvents'];
export type WebhookFailingSince = components['schemas']['WebhookFailingSince'];
export type WebhookFormat = components['schemas']['WebhookFormat'];
/** @description A page of webhooks. */
export interface WebhookPageDto {
    /** @description The items on the page. */
    items: components["schemas"]["WebhookDto"][];
    paging: components["schemas"]["Paging"];
}
export type WebhookPrinterIds = components['schemas']['WebhookPrinterIds'];
export type WebhookSecret = components['schemas']['WebhookSecret'];
/** @description A new secret. This is the only time that it is shown. */
export interface WebhookSecretDto {
    /** @description When deliveries stop being signed with the previous secret too. */
    previousSecretUntil: components["schemas"]["Timestamp"];
    secret: components["schemas"]["WebhookSecret"];
}
export type WebhookUrl = components['schemas']['WebhookUrl'];
/** @description The key of this service for Web Push. */
export interface WebPushKeyDto {
    /** @description The public key, a point of P-256 in base64url; null if this service sends no Web Push. */
    publicKey: string | null;
}
export type Weekday = components['schemas']['Weekday'];
/** @description Print starts by weekday and hour, in the time zone of the filter. */
export interface WeekdayHourMatrixDto {
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
    /** @description The seven weekdays, Monday first. */
    weekdays: components["schemas"]["WeekdayHoursDto"][];
}
/** @description The hours of one weekday. */
export interface WeekdayHoursDto {
    /** @description The number of prints started in each hour of the day, from 00:00 to 23:00. */
    printCounts: number[];
    weekday: components["schemas"]["Weekday"];
}
/** @description A total amount of filament. */
export interface WeightFigureDto {
    /**
     * Format: int64
     * @description The amount in milligrams: recorded amounts, or estimates where none is recorded. Null if prints match but none of them has either.
     */
    amountMg: number | null;
    /** @description How much of the data the figure covers. */
    coverage: components["schemas"]["CoverageDto"];
}
export type WhyWebhookIsDisabled = components['schemas']['WhyWebhookIsDisabled'];
export type ResponseAcceptedExportDto = components['responses']['AcceptedExportDto'];
export type ResponseAcceptedImportDto = components['responses']['AcceptedImportDto'];
export type ResponseAcceptedWebhookDeliveryDto = components['responses']['AcceptedWebhookDeliveryDto'];
export type ResponseAccessTokenRequired = components['responses']['AccessTokenRequired'];
export type ResponseAccountDeletionDto = components['responses']['AccountDeletionDto'];
export type ResponseAchievementCatalog = components['responses']['AchievementCatalog'];
export type ResponseAnalyticsAccuracy = components['responses']['AnalyticsAccuracy'];
export type ResponseAnalyticsActivity = components['responses']['AnalyticsActivity'];
export type ResponseAnalyticsCosts = components['responses']['AnalyticsCosts'];
export type ResponseAnalyticsFailures = components['responses']['AnalyticsFailures'];
export type ResponseAnalyticsFilterRefused = components['responses']['AnalyticsFilterRefused'];
export type ResponseAnalyticsMaterials = components['responses']['AnalyticsMaterials'];
export type ResponseAnalyticsOverview = components['responses']['AnalyticsOverview'];
export type ResponseAnalyticsPrinters = components['responses']['AnalyticsPrinters'];
export type ResponseApiKeyMadeBefore = components['responses']['ApiKeyMadeBefore'];
export type ResponseApiKeyPageDto = components['responses']['ApiKeyPageDto'];
export type ResponseArchiveFile = components['responses']['ArchiveFile'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseBlockedUserPageDto = components['responses']['BlockedUserPageDto'];
export type ResponseBrandConflict = components['responses']['BrandConflict'];
export type ResponseBrandDto = components['responses']['BrandDto'];
export type ResponseBrandInUse = components['responses']['BrandInUse'];
export type ResponseBrandNameTaken = components['responses']['BrandNameTaken'];
export type ResponseBrandPageDto = components['responses']['BrandPageDto'];
export type ResponseBulkDeletedPrintsResultDto = components['responses']['BulkDeletedPrintsResultDto'];
export type ResponseBulkPrintsResultDto = components['responses']['BulkPrintsResultDto'];
export type ResponseCommentDetail = components['responses']['CommentDetail'];
export type ResponseCommentDetailDto = components['responses']['CommentDetailDto'];
export type ResponseCommentPageDto = components['responses']['CommentPageDto'];
export type ResponseCommentsNotAllowed = components['responses']['CommentsNotAllowed'];
export type ResponseCompletedMaintenanceEntryDto = components['responses']['CompletedMaintenanceEntryDto'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseConnectedAgents = components['responses']['ConnectedAgents'];
export type ResponseContentTooLarge = components['responses']['ContentTooLarge'];
export type ResponseCreatedAdjustment = components['responses']['CreatedAdjustment'];
export type ResponseCreatedBrandDto = components['responses']['CreatedBrandDto'];
export type ResponseCreatedCommentDetailDto = components['responses']['CreatedCommentDetailDto'];
export type ResponseCreatedFilamentDetailDto = components['responses']['CreatedFilamentDetailDto'];
export type ResponseCreatedFilamentTypeDto = components['responses']['CreatedFilamentTypeDto'];
export type ResponseCreatedImageDto = components['responses']['CreatedImageDto'];
export type ResponseCreatedMaintenanceEntryDto = components['responses']['CreatedMaintenanceEntryDto'];
export type ResponseCreatedPrintDetailDto = components['responses']['CreatedPrintDetailDto'];
export type ResponseCreatedPrinterDetailDto = components['responses']['CreatedPrinterDetailDto'];
export type ResponseCreatedProjectDetailDto = components['responses']['CreatedProjectDetailDto'];
export type ResponseCreatedReversal = components['responses']['CreatedReversal'];
export type ResponseCsvFile = components['responses']['CsvFile'];
export type ResponseDevicePageDto = components['responses']['DevicePageDto'];
export type ResponseEmptyOk = components['responses']['EmptyOk'];
export type ResponseEventReceived = components['responses']['EventReceived'];
export type ResponseEventRefused = components['responses']['EventRefused'];
export type ResponseEventsDto = components['responses']['EventsDto'];
export type ResponseExportDto = components['responses']['ExportDto'];
export type ResponseExportPageDto = components['responses']['ExportPageDto'];
export type ResponseExportsUsedUp = components['responses']['ExportsUsedUp'];
export type ResponseFeedPageDto = components['responses']['FeedPageDto'];
export type ResponseFilamentBrands = components['responses']['FilamentBrands'];
export type ResponseFilamentDetailDto = components['responses']['FilamentDetailDto'];
export type ResponseFilamentHasPrints = components['responses']['FilamentHasPrints'];
export type ResponseFilamentPageDto = components['responses']['FilamentPageDto'];
export type ResponseFilamentTypeDto = components['responses']['FilamentTypeDto'];
export type ResponseFilamentTypeInUse = components['responses']['FilamentTypeInUse'];
export type ResponseFilamentTypePageDto = components['responses']['FilamentTypePageDto'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseHintNotInCatalog = components['responses']['HintNotInCatalog'];
export type ResponseIdempotencyMismatch = components['responses']['IdempotencyMismatch'];
export type ResponseImageDto = components['responses']['ImageDto'];
export type ResponseImageFile = components['responses']['ImageFile'];
export type ResponseImagesDto = components['responses']['ImagesDto'];
export type ResponseImportDto = components['responses']['ImportDto'];
export type ResponseImportHasOtherState = components['responses']['ImportHasOtherState'];
export type ResponseImportPageDto = components['responses']['ImportPageDto'];
export type ResponseImportRowPageDto = components['responses']['ImportRowPageDto'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseLedgerEntryPageDto = components['responses']['LedgerEntryPageDto'];
export type ResponseLimitReached = components['responses']['LimitReached'];
export type ResponseMaintenanceCategoriesDto = components['responses']['MaintenanceCategoriesDto'];
export type ResponseMaintenanceEntryDto = components['responses']['MaintenanceEntryDto'];
export type ResponseMaintenanceEntryPageDto = components['responses']['MaintenanceEntryPageDto'];
export type ResponseMaintenanceNotCompletable = components['responses']['MaintenanceNotCompletable'];
export type ResponseMaterialsDto = components['responses']['MaterialsDto'];
export type ResponseMoonrakerAnswer = components['responses']['MoonrakerAnswer'];
export type ResponseMyAchievements = components['responses']['MyAchievements'];
export type ResponseNewApiKeyDto = components['responses']['NewApiKeyDto'];
export type ResponseNewSlicerSettingsDto = components['responses']['NewSlicerSettingsDto'];
export type ResponseNewSpoolConnectionDto = components['responses']['NewSpoolConnectionDto'];
export type ResponseNewWebhookDto = components['responses']['NewWebhookDto'];
export type ResponseNoContent = components['responses']['NoContent'];
export type ResponseNoRoomForImage = components['responses']['NoRoomForImage'];
export type ResponseNoRoomForSettings = components['responses']['NoRoomForSettings'];
export type ResponseNotAnImage = components['responses']['NotAnImage'];
export type ResponseNotCommentOwner = components['responses']['NotCommentOwner'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotificationPageDto = components['responses']['NotificationPageDto'];
export type ResponseNotificationSettingsDto = components['responses']['NotificationSettingsDto'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseNotPrintOwner = components['responses']['NotPrintOwner'];
export type ResponseNotReversible = components['responses']['NotReversible'];
export type ResponseOctoprintAnswer = components['responses']['OctoprintAnswer'];
export type ResponsePartOfArchiveFile = components['responses']['PartOfArchiveFile'];
export type ResponsePartOfImageFile = components['responses']['PartOfImageFile'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponsePrintDetailDto = components['responses']['PrintDetailDto'];
export type ResponsePrinterCategoriesDto = components['responses']['PrinterCategoriesDto'];
export type ResponsePrinterDetailDto = components['responses']['PrinterDetailDto'];
export type ResponsePrinterFilamentsDto = components['responses']['PrinterFilamentsDto'];
export type ResponsePrinterHasPrints = components['responses']['PrinterHasPrints'];
export type ResponsePrinterPageDto = components['responses']['PrinterPageDto'];
export type ResponsePrinterSummaryPageDto = components['responses']['PrinterSummaryPageDto'];
export type ResponsePrintEventResultDto = components['responses']['PrintEventResultDto'];
export type ResponsePrintSettingsDto = components['responses']['PrintSettingsDto'];
export type ResponsePrintSummaryPageDto = components['responses']['PrintSummaryPageDto'];
export type ResponsePrintTotalsDto = components['responses']['PrintTotalsDto'];
export type ResponseProgramAnswer = components['responses']['ProgramAnswer'];
export type ResponseProjectDetailDto = components['responses']['ProjectDetailDto'];
export type ResponseProjectPageDto = components['responses']['ProjectPageDto'];
export type ResponsePublicAchievements = components['responses']['PublicAchievements'];
export type ResponsePublicPrintSummaryPageDto = components['responses']['PublicPrintSummaryPageDto'];
export type ResponsePublicProfileDto = components['responses']['PublicProfileDto'];
export type ResponsePurchaseLocations = components['responses']['PurchaseLocations'];
export type ResponseQuoteDto = components['responses']['QuoteDto'];
export type ResponseRangeBeyondArchive = components['responses']['RangeBeyondArchive'];
export type ResponseRangeNotSatisfiable = components['responses']['RangeNotSatisfiable'];
export type ResponseRecoveredWebhookDto = components['responses']['RecoveredWebhookDto'];
export type ResponseRepricedPrintsDto = components['responses']['RepricedPrintsDto'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponseSessionPageDto = components['responses']['SessionPageDto'];
export type ResponseSlicerSetting = components['responses']['SlicerSetting'];
export type ResponseSlicerSettingsPageDto = components['responses']['SlicerSettingsPageDto'];
export type ResponseSpoolConflict = components['responses']['SpoolConflict'];
export type ResponseSpoolConnectionMadeBefore = components['responses']['SpoolConnectionMadeBefore'];
export type ResponseSpoolConnectionPageDto = components['responses']['SpoolConnectionPageDto'];
export type ResponseSpoolNumberTaken = components['responses']['SpoolNumberTaken'];
export type ResponseStockPageDto = components['responses']['StockPageDto'];
export type ResponseStockPlanDto = components['responses']['StockPlanDto'];
export type ResponseStorageDto = components['responses']['StorageDto'];
export type ResponseStorageLocations = components['responses']['StorageLocations'];
export type ResponseTooManyImages = components['responses']['TooManyImages'];
export type ResponseTooManyImports = components['responses']['TooManyImports'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseTooManySettings = components['responses']['TooManySettings'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnloadedPrinterFilamentsDto = components['responses']['UnloadedPrinterFilamentsDto'];
export type ResponseUnreadCountDto = components['responses']['UnreadCountDto'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUserEmailDto = components['responses']['UserEmailDto'];
export type ResponseUserProfileDto = components['responses']['UserProfileDto'];
export type ResponseWebhookDeliveryPageDto = components['responses']['WebhookDeliveryPageDto'];
export type ResponseWebhookDto = components['responses']['WebhookDto'];
export type ResponseWebhookIsDisabled = components['responses']['WebhookIsDisabled'];
export type ResponseWebhookMadeBefore = components['responses']['WebhookMadeBefore'];
export type ResponseWebhookPageDto = components['responses']['WebhookPageDto'];
export type ResponseWebhookSecretDto = components['responses']['WebhookSecretDto'];
export type ResponseWebhooksNotAvailable = components['responses']['WebhooksNotAvailable'];
export type ResponseWebPushKeyDto = components['responses']['WebPushKeyDto'];
export type ResponseWeightNotRecorded = components['responses']['WeightNotRecorded'];
export type ParameterAchievementUserId = components['parameters']['AchievementUserId'];
export type ParameterAnalyticsBucketSize = components['parameters']['AnalyticsBucketSize'];
export type ParameterAnalyticsComparePrevious = components['parameters']['AnalyticsComparePrevious'];
export type ParameterAnalyticsFilamentIds = components['parameters']['AnalyticsFilamentIds'];
export type ParameterAnalyticsFromDate = components['parameters']['AnalyticsFromDate'];
export type ParameterAnalyticsHasRange = components['parameters']['AnalyticsHasRange'];
export type ParameterAnalyticsPrinterIds = components['parameters']['AnalyticsPrinterIds'];
export type ParameterAnalyticsProjectIds = components['parameters']['AnalyticsProjectIds'];
export type ParameterAnalyticsStatuses = components['parameters']['AnalyticsStatuses'];
export type ParameterAnalyticsTimeZone = components['parameters']['AnalyticsTimeZone'];
export type ParameterAnalyticsToDate = components['parameters']['AnalyticsToDate'];
export type ParameterApiKeyId = components['parameters']['ApiKeyId'];
export type ParameterArchiveLinkEnd = components['parameters']['ArchiveLinkEnd'];
export type ParameterArchiveOwner = components['parameters']['ArchiveOwner'];
export type ParameterArchiveRange = components['parameters']['ArchiveRange'];
export type ParameterArchiveSignature = components['parameters']['ArchiveSignature'];
export type ParameterAscendingSortDirection = components['parameters']['AscendingSortDirection'];
export type ParameterAsVisitor = components['parameters']['AsVisitor'];
export type ParameterBlockedUserId = components['parameters']['BlockedUserId'];
export type ParameterBrandId = components['parameters']['BrandId'];
export type ParameterBrandIds = components['parameters']['BrandIds'];
export type ParameterBrands = components['parameters']['Brands'];
export type ParameterBrandSearchText = components['parameters']['BrandSearchText'];
export type ParameterBrandSorting = components['parameters']['BrandSorting'];
export type ParameterColorHex = components['parameters']['ColorHex'];
export type ParameterCommentId = components['parameters']['CommentId'];
export type ParameterCommittedImportId = components['parameters']['CommittedImportId'];
export type ParameterCompareWith = components['parameters']['CompareWith'];
export type ParameterDeliveryId = components['parameters']['DeliveryId'];
export type ParameterDeliverySignature = components['parameters']['DeliverySignature'];
export type ParameterDeliveryTimestamp = components['parameters']['DeliveryTimestamp'];
export type ParameterDescendingSortDirection = components['parameters']['DescendingSortDirection'];
export type ParameterEventLimit = components['parameters']['EventLimit'];
export type ParameterEventNames = components['parameters']['EventNames'];
export type ParameterEventPrinterIds = components['parameters']['EventPrinterIds'];
export type ParameterEventsAfter = components['parameters']['EventsAfter'];
export type ParameterExportId = components['parameters']['ExportId'];
export type ParameterFailureCategories = components['parameters']['FailureCategories'];
export type ParameterFilamentId = components['parameters']['FilamentId'];
export type ParameterFilamentIds = components['parameters']['FilamentIds'];
export type ParameterFilamentIsActive = components['parameters']['FilamentIsActive'];
export type ParameterFilamentIsFavorite = components['parameters']['FilamentIsFavorite'];
export type ParameterFilamentSearchText = components['parameters']['FilamentSearchText'];
export type ParameterFilamentSorting = components['parameters']['FilamentSorting'];
export type ParameterFilamentTypeColorHex = components['parameters']['FilamentTypeColorHex'];
export type ParameterFilamentTypeId = components['parameters']['FilamentTypeId'];
export type ParameterFilamentTypeSearchText = components['parameters']['FilamentTypeSearchText'];
export type ParameterFilamentTypeSorting = components['parameters']['FilamentTypeSorting'];
export type ParameterFromDate = components['parameters']['FromDate'];
export type ParameterFromPrintTime = components['parameters']['FromPrintTime'];
export type ParameterGrantId = components['parameters']['GrantId'];
export type ParameterHasStartDate = components['parameters']['HasStartDate'];
export type ParameterHasSupports = components['parameters']['HasSupports'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterImageId = components['parameters']['ImageId'];
export type ParameterImportId = components['parameters']['ImportId'];
export type ParameterImportVerdicts = components['parameters']['ImportVerdicts'];
export type ParameterIncludeRevoked = components['parameters']['IncludeRevoked'];
export type ParameterIsShort = components['parameters']['IsShort'];
export type ParameterLastEventId = components['parameters']['LastEventId'];
export type ParameterLedgerEntryId = components['parameters']['LedgerEntryId'];
export type ParameterLowFilamentTypes = components['parameters']['LowFilamentTypes'];
export type ParameterLowStock = components['parameters']['LowStock'];
export type ParameterMaintenanceDone = components['parameters']['MaintenanceDone'];
export type ParameterMaintenanceId = components['parameters']['MaintenanceId'];
export type ParameterMaintenanceIsDue = components['parameters']['MaintenanceIsDue'];
export type ParameterMaintenancePrinterIds = components['parameters']['MaintenancePrinterIds'];
export type ParameterMaterialTypes = components['parameters']['MaterialTypes'];
export type ParameterMaxInfill = components['parameters']['MaxInfill'];
export type ParameterMaxLayerHeight = components['parameters']['MaxLayerHeight'];
export type ParameterMediaShareKey = components['parameters']['MediaShareKey'];
export type ParameterMinInfill = components['parameters']['MinInfill'];
export type ParameterMinLayerHeight = components['parameters']['MinLayerHeight'];
export type ParameterMinRating = components['parameters']['MinRating'];
export type ParameterNotificationId = components['parameters']['NotificationId'];
export type ParameterNotificationIsRead = components['parameters']['NotificationIsRead'];
export type ParameterNotificationTypes = components['parameters']['NotificationTypes'];
export type ParameterNozzleDiameters = components['parameters']['NozzleDiameters'];
export type ParameterOwnImageId = components['parameters']['OwnImageId'];
export type ParameterPageNumber = components['parameters']['PageNumber'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPlannedPrintIds = components['parameters']['PlannedPrintIds'];
export type ParameterPlanPrinterId = components['parameters']['PlanPrinterId'];
export type ParameterPlanPrintIds = components['parameters']['PlanPrintIds'];
export type ParameterPrintCommentId = components['parameters']['PrintCommentId'];
export type ParameterPrinterId = components['parameters']['PrinterId'];
export type ParameterPrinterIds = components['parameters']['PrinterIds'];
export type ParameterPrintId = components['parameters']['PrintId'];
export type ParameterPrintMaterialTypes = components['parameters']['PrintMaterialTypes'];
export type ParameterPrintStatuses = components['parameters']['PrintStatuses'];
export type ParameterProfileShareKey = components['parameters']['ProfileShareKey'];
export type ParameterProgramPrinterId = components['parameters']['ProgramPrinterId'];
export type ParameterProjectId = components['parameters']['ProjectId'];
export type ParameterProjectIds = components['parameters']['ProjectIds'];
export type ParameterProjectImageId = components['parameters']['ProjectImageId'];
export type ParameterProjectSearchText = components['parameters']['ProjectSearchText'];
export type ParameterProjectShareKey = components['parameters']['ProjectShareKey'];
export type ParameterProjectSorting = components['parameters']['ProjectSorting'];
export type ParameterProjectStatuses = components['parameters']['ProjectStatuses'];
export type ParameterPushToken = components['parameters']['PushToken'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterRecordsDescending = components['parameters']['RecordsDescending'];
export type ParameterSearchText = components['parameters']['SearchText'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterShareKey = components['parameters']['ShareKey'];
export type ParameterShowOnlyFailed = components['parameters']['ShowOnlyFailed'];
export type ParameterShowOnlySuccessful = components['parameters']['ShowOnlySuccessful'];
export type ParameterSlicerSettingsId = components['parameters']['SlicerSettingsId'];
export type ParameterSlicerSettingsSorting = components['parameters']['SlicerSettingsSorting'];
export type ParameterSortColumn = components['parameters']['SortColumn'];
export type ParameterSpoolConnectionId = components['parameters']['SpoolConnectionId'];
export type ParameterSpoolNumbers = components['parameters']['SpoolNumbers'];
export type ParameterSpoolTags = components['parameters']['SpoolTags'];
export type ParameterStartHours = components['parameters']['StartHours'];
export type ParameterStartWeekdays = components['parameters']['StartWeekdays'];
export type ParameterStockBrands = components['parameters']['StockBrands'];
export type ParameterStockColorHex = components['parameters']['StockColorHex'];
export type ParameterStockMaterialTypes = components['parameters']['StockMaterialTypes'];
export type ParameterStockSearchText = components['parameters']['StockSearchText'];
export type ParameterStockSortDirection = components['parameters']['StockSortDirection'];
export type ParameterStockSorting = components['parameters']['StockSorting'];
export type ParameterStockTypeIds = components['parameters']['StockTypeIds'];
export type ParameterStorageLocations = components['parameters']['StorageLocations'];
export type ParameterStoredSettingsId = components['parameters']['StoredSettingsId'];
export type ParameterTags = components['parameters']['Tags'];
export type ParameterToDate = components['parameters']['ToDate'];
export type ParameterToPrintTime = components['parameters']['ToPrintTime'];
export type ParameterTypeIds = components['parameters']['TypeIds'];
export type ParameterUserId = components['parameters']['UserId'];
export type ParameterWebhookDeliveryStates = components['parameters']['WebhookDeliveryStates'];
export type ParameterWebhookEventId = components['parameters']['WebhookEventId'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type RequestBodyAchievementEvent = components['requestBodies']['AchievementEvent'];
export type RequestBodyAdjustFilament = components['requestBodies']['AdjustFilament'];
export type RequestBodyApiKeyEvent = components['requestBodies']['ApiKeyEvent'];
export type RequestBodyBambuddyNotification = components['requestBodies']['BambuddyNotification'];
export type RequestBodyBrandEvent = components['requestBodies']['BrandEvent'];
export type RequestBodyBulkDeletePrints = components['requestBodies']['BulkDeletePrints'];
export type RequestBodyBulkEditPrints = components['requestBodies']['BulkEditPrints'];
export type RequestBodyCommentEvent = components['requestBodies']['CommentEvent'];
export type RequestBodyCompleteMaintenanceEntry = components['requestBodies']['CompleteMaintenanceEntry'];
export type RequestBodyCompletePrint = components['requestBodies']['CompletePrint'];
export type RequestBodyCreateApiKey = components['requestBodies']['CreateApiKey'];
export type RequestBodyCreateSpoolConnection = components['requestBodies']['CreateSpoolConnection'];
export type RequestBodyCreateWebhook = components['requestBodies']['CreateWebhook'];
export type RequestBodyDismissHint = components['requestBodies']['DismissHint'];
export type RequestBodyEditBrand = components['requestBodies']['EditBrand'];
export type RequestBodyEditComment = components['requestBodies']['EditComment'];
export type RequestBodyEditFilament = components['requestBodies']['EditFilament'];
export type RequestBodyEditFilamentType = components['requestBodies']['EditFilamentType'];
export type RequestBodyEditMaintenanceEntry = components['requestBodies']['EditMaintenanceEntry'];
export type RequestBodyEditPrint = components['requestBodies']['EditPrint'];
export type RequestBodyEditPrinter = components['requestBodies']['EditPrinter'];
export type RequestBodyEditProject = components['requestBodies']['EditProject'];
export type RequestBodyEstimateQuote = components['requestBodies']['EstimateQuote'];
export type RequestBodyExportEvent = components['requestBodies']['ExportEvent'];
export type RequestBodyFilamentTypeEvent = components['requestBodies']['FilamentTypeEvent'];
export type RequestBodyImportEvent = components['requestBodies']['ImportEvent'];
export type RequestBodyLoadFilament = components['requestBodies']['LoadFilament'];
export type RequestBodyMaintenanceEvent = components['requestBodies']['MaintenanceEvent'];
export type RequestBodyMoonrakerNotification = components['requestBodies']['MoonrakerNotification'];
export type RequestBodyNewFilament = components['requestBodies']['NewFilament'];
export type RequestBodyNotificationEvent = components['requestBodies']['NotificationEvent'];
export type RequestBodyObicoNotification = components['requestBodies']['ObicoNotification'];
export type RequestBodyOctoEverywhereNotification = components['requestBodies']['OctoEverywhereNotification'];
export type RequestBodyOctoprintEvent = components['requestBodies']['OctoprintEvent'];
export type RequestBodyPatchBrand = components['requestBodies']['PatchBrand'];
export type RequestBodyPatchFilament = components['requestBodies']['PatchFilament'];
export type RequestBodyPatchFilamentType = components['requestBodies']['PatchFilamentType'];
export type RequestBodyPatchImage = components['requestBodies']['PatchImage'];
export type RequestBodyPatchImport = components['requestBodies']['PatchImport'];
export type RequestBodyPatchMaintenanceEntry = components['requestBodies']['PatchMaintenanceEntry'];
export type RequestBodyPatchNotificationSettings = components['requestBodies']['PatchNotificationSettings'];
export type RequestBodyPatchPrint = components['requestBodies']['PatchPrint'];
export type RequestBodyPatchPrinter = components['requestBodies']['PatchPrinter'];
export type RequestBodyPatchProject = components['requestBodies']['PatchProject'];
export type RequestBodyPatchUserProfile = components['requestBodies']['PatchUserProfile'];
export type RequestBodyPatchWebhook = components['requestBodies']['PatchWebhook'];
export type RequestBodyPingEvent = components['requestBodies']['PingEvent'];
export type RequestBodyPostPrintEvent = components['requestBodies']['PostPrintEvent'];
export type RequestBodyPrinterEvent = components['requestBodies']['PrinterEvent'];
export type RequestBodyPrintEvent = components['requestBodies']['PrintEvent'];
export type RequestBodyRecoverWebhook = components['requestBodies']['RecoverWebhook'];
export type RequestBodyRegisterDevice = components['requestBodies']['RegisterDevice'];
export type RequestBodyRepricePrints = components['requestBodies']['RepricePrints'];
export type RequestBodyRotateImage = components['requestBodies']['RotateImage'];
export type RequestBodySlicerSettings = components['requestBodies']['SlicerSettings'];
export type RequestBodySpoolEvent = components['requestBodies']['SpoolEvent'];
export type RequestBodySpoolSettingEvent = components['requestBodies']['SpoolSettingEvent'];
export type RequestBodyUnloadFilament = components['requestBodies']['UnloadFilament'];
export type RequestBodyUploadImage = components['requestBodies']['UploadImage'];
export type RequestBodyUploadImport = components['requestBodies']['UploadImport'];
export type RequestBodyWebhookEvent = components['requestBodies']['WebhookEvent'];
export type HeaderAccept = components['headers']['Accept'];
export type HeaderAcceptEncoding = components['headers']['Accept-Encoding'];
export type HeaderAcceptRanges = components['headers']['Accept-Ranges'];
export type HeaderAccessControlAllowOrigin = components['headers']['Access-Control-Allow-Origin'];
export type HeaderCacheControl = components['headers']['Cache-Control'];
export type HeaderContentDisposition = components['headers']['Content-Disposition'];
export type HeaderContentRange = components['headers']['Content-Range'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderLink = components['headers']['Link'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimit-Policy'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type $defs = Record<string, never>;
export interface operations {
    Achievements_GetCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AchievementCatalog"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Achievements_DismissHint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DismissHint"];
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["HintNotInCatalog"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Achievements_GetMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MyAchievements"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetAccuracy: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures for the preceding window of the same length. Has no effect without a range.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these spools. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range (inclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`. Without `FromDate` and `ToDate`, all time is covered; providing only one of them is rejected.
                 * @example 2026-01-05
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The bucket size. A range with more than 7,400 buckets is rejected, as is one with more than 37,000 across all printers; without a range, the service chooses a coarser size instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are provided. The service computes this from `FromDate` and `ToDate`; a value in the request is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints in these projects. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints with one of these statuses.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone for buckets, calendar dates and hours.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range (exclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsAccuracy"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetActivity: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures for the preceding window of the same length. Has no effect without a range.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these spools. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range (inclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`. Without `FromDate` and `ToDate`, all time is covered; providing only one of them is rejected.
                 * @example 2026-01-05
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The bucket size. A range with more than 7,400 buckets is rejected, as is one with more than 37,000 across all printers; without a range, the service chooses a coarser size instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are provided. The service computes this from `FromDate` and `ToDate`; a value in the request is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints in these projects. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints with one of these statuses.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone for buckets, calendar dates and hours.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range (exclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsActivity"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetCosts: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures for the preceding window of the same length. Has no effect without a range.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these spools. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range (inclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`. Without `FromDate` and `ToDate`, all time is covered; providing only one of them is rejected.
                 * @example 2026-01-05
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The bucket size. A range with more than 7,400 buckets is rejected, as is one with more than 37,000 across all printers; without a range, the service chooses a coarser size instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are provided. The service computes this from `FromDate` and `ToDate`; a value in the request is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints in these projects. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints with one of these statuses.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone for buckets, calendar dates and hours.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range (exclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsCosts"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetFailures: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures for the preceding window of the same length. Has no effect without a range.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these spools. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range (inclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`. Without `FromDate` and `ToDate`, all time is covered; providing only one of them is rejected.
                 * @example 2026-01-05
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The bucket size. A range with more than 7,400 buckets is rejected, as is one with more than 37,000 across all printers; without a range, the service chooses a coarser size instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are provided. The service computes this from `FromDate` and `ToDate`; a value in the request is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints in these projects. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints with one of these statuses.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone for buckets, calendar dates and hours.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range (exclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsFailures"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetMaterials: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures for the preceding window of the same length. Has no effect without a range.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these spools. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range (inclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`. Without `FromDate` and `ToDate`, all time is covered; providing only one of them is rejected.
                 * @example 2026-01-05
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The bucket size. A range with more than 7,400 buckets is rejected, as is one with more than 37,000 across all printers; without a range, the service chooses a coarser size instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are provided. The service computes this from `FromDate` and `ToDate`; a value in the request is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints in these projects. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints with one of these statuses.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone for buckets, calendar dates and hours.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range (exclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsMaterials"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetOverview: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures for the preceding window of the same length. Has no effect without a range.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these spools. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range (inclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`. Without `FromDate` and `ToDate`, all time is covered; providing only one of them is rejected.
                 * @example 2026-01-05
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The bucket size. A range with more than 7,400 buckets is rejected, as is one with more than 37,000 across all printers; without a range, the service chooses a coarser size instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are provided. The service computes this from `FromDate` and `ToDate`; a value in the request is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints in these projects. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints with one of these statuses.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone for buckets, calendar dates and hours.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range (exclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsOverview"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Analytics_GetPrinters: {
        parameters: {
            query?: {
                /**
                 * @description Also return the figures for the preceding window of the same length. Has no effect without a range.
                 * @example true
                 */
                ComparePrevious?: components["parameters"]["AnalyticsComparePrevious"];
                /**
                 * @description Only prints that used one of these spools. Ids that are not the caller's match nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11",
                 *       "9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d"
                 *     ]
                 */
                FilamentIds?: components["parameters"]["AnalyticsFilamentIds"];
                /**
                 * @description The start of the half-open range (inclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`. Without `FromDate` and `ToDate`, all time is covered; providing only one of them is rejected.
                 * @example 2026-01-05
                 */
                FromDate?: components["parameters"]["AnalyticsFromDate"];
                /**
                 * @description The bucket size. A range with more than 7,400 buckets is rejected, as is one with more than 37,000 across all printers; without a range, the service chooses a coarser size instead.
                 * @example Week
                 */
                Granularity?: components["parameters"]["AnalyticsBucketSize"];
                /**
                 * @description Whether both ends of the range are provided. The service computes this from `FromDate` and `ToDate`; a value in the request is accepted and ignored.
                 * @example true
                 */
                HasRange?: components["parameters"]["AnalyticsHasRange"];
                /**
                 * @description Only prints made on these printers. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                PrinterIds?: components["parameters"]["AnalyticsPrinterIds"];
                /**
                 * @description Only prints in these projects. Ids that are not the caller's match nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                ProjectIds?: components["parameters"]["AnalyticsProjectIds"];
                /**
                 * @description Only prints with one of these statuses.
                 * @example [
                 *       "Success",
                 *       "Failed"
                 *     ]
                 */
                Statuses?: components["parameters"]["AnalyticsStatuses"];
                /**
                 * @description The IANA time zone for buckets, calendar dates and hours.
                 * @example Europe/Berlin
                 */
                TimeZone?: components["parameters"]["AnalyticsTimeZone"];
                /**
                 * @description The end of the half-open range (exclusive), in ISO 8601. A date-time without an offset, or a day, is in the time zone given by `TimeZone`.
                 * @example 2026-02-02T00:00:00
                 */
                ToDate?: components["parameters"]["AnalyticsToDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnalyticsPrinters"];
            400: components["responses"]["AnalyticsFilterRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Bambuddy_PostNotification: {
        parameters: {
            query?: {
                /**
                 * @description The id of the printer. Without it, the printer is found by the name that the program sends.
                 * @example 7
                 */
                printerId?: components["parameters"]["ProgramPrinterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["BambuddyNotification"];
        responses: {
            200: components["responses"]["ProgramAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    BlockedUsers_GetBlockedUsers: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BlockedUserPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    BlockedUsers_PutBlockedUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the user to block or unblock; cannot be the caller's own.
                 * @example 2
                 */
                id: components["parameters"]["BlockedUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    BlockedUsers_DeleteBlockedUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the user to block or unblock; cannot be the caller's own.
                 * @example 2
                 */
                id: components["parameters"]["BlockedUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Brands_GetBrands: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only brands in whose name each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
                 * @example poly
                 */
                searchText?: components["parameters"]["BrandSearchText"];
                /**
                 * @description The property to sort by.
                 * @example created
                 */
                sortColumn?: components["parameters"]["BrandSorting"];
                /**
                 * @description The sort order. Records that compare equal are sorted by id in the same order.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["AscendingSortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BrandPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Brands_PostBrand: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditBrand"];
        responses: {
            201: components["responses"]["CreatedBrandDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["BrandConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Brands_GetBrand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the brand.
                 * @example 41
                 */
                id: components["parameters"]["BrandId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BrandDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Brands_DeleteBrand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the brand.
                 * @example 41
                 */
                id: components["parameters"]["BrandId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BrandInUse"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Brands_PatchBrand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the brand.
                 * @example 41
                 */
                id: components["parameters"]["BrandId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchBrand"];
        responses: {
            200: components["responses"]["BrandDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BrandNameTaken"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Comments_GetComment: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted print, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 501
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentDetailDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Comments_PutComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 501
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditComment"];
        responses: {
            201: components["responses"]["CommentDetail"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotCommentOwner"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Comments_DeleteComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 501
                 */
                id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmptyOk"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotCommentOwner"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ConnectedAgents_GetConnectedAgents: {
        parameters: {
            query?: {
                /**
                 * @description Whether to include disconnected agents, which can be allowed again.
                 * @example true
                 */
                includeRevoked?: components["parameters"]["IncludeRevoked"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConnectedAgents"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ConnectedAgents_RevokeConnectedAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the grant; case-sensitive.
                 * @example grant_8Jk2mQ
                 */
                grantId: components["parameters"]["GrantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmptyOk"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ConnectedAgents_AllowConnectedAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the grant; case-sensitive.
                 * @example grant_8Jk2mQ
                 */
                grantId: components["parameters"]["GrantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    SlicerSettings_GetSettings: {
        parameters: {
            query: {
                /**
                 * @description The UUID of the settings record, as returned when it was created.
                 * @example c2a8a2f4-7d1b-4a0e-9b55-5a1f0c3d2e1b
                 */
                id: components["parameters"]["SlicerSettingsId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SlicerSetting"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoRoomForSettings"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    SlicerSettings_SaveSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SlicerSettings"];
        responses: {
            200: components["responses"]["NewSlicerSettingsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManySettings"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Devices_GetDevices: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DevicePageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Devices_RegisterDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RegisterDevice"];
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Devices_DeleteDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The push token of the installation, or its id, percent-encoded; case-sensitive.
                 * @example fcm-demo-token-3f9a
                 */
                token: components["parameters"]["PushToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Devices_GetWebPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebPushKeyDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Events_GetEvents: {
        parameters: {
            query?: {
                /**
                 * @description The position after which to continue. `Last-Event-ID` takes precedence.
                 * @example 41
                 */
                after?: components["parameters"]["EventsAfter"];
                /**
                 * @description The number of events per page.
                 * @example 100
                 */
                limit?: components["parameters"]["EventLimit"];
                /**
                 * @description Only events with one of these names.
                 * @example [
                 *       "print.finished",
                 *       "print.failed"
                 *     ]
                 */
                names?: components["parameters"]["EventNames"];
                /**
                 * @description Only events about one of these printers. Ids that are not the caller's match nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                printerIds?: components["parameters"]["EventPrinterIds"];
            };
            header?: {
                /**
                 * @description The position of the last event that a client of the stream received; browsers send it by themselves.
                 * @example 41
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Exports_GetExports: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Exports_PostExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["AcceptedExportDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ExportsUsedUp"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Exports_GetExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the archive.
                 * @example 4d8f2b61-7a3c-4e59-9c10-6b5e2f7d8a94
                 */
                id: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Exports_DeleteExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the archive.
                 * @example 4d8f2b61-7a3c-4e59-9c10-6b5e2f7d8a94
                 */
                id: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Exports_GetArchive: {
        parameters: {
            query?: {
                /**
                 * @description When the link ends, in seconds since 1970.
                 * @example 1772359200
                 */
                expires?: components["parameters"]["ArchiveLinkEnd"];
                /**
                 * @description The id of the archive's owner, in a link.
                 * @example 1
                 */
                owner?: components["parameters"]["ArchiveOwner"];
                /**
                 * @description The signature of the link.
                 * @example 8f14e45fceea167a5a36dedd4bea2543c3b1f0d9a7e6528414b0c9d7e3f2a165
                 */
                signature?: components["parameters"]["ArchiveSignature"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The part of the archive to return, in bytes (RFC 9110). A range that cannot be parsed is ignored.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["ArchiveRange"];
            };
            path: {
                /**
                 * @description The UUID of the archive.
                 * @example 4d8f2b61-7a3c-4e59-9c10-6b5e2f7d8a94
                 */
                id: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ArchiveFile"];
            206: components["responses"]["PartOfArchiveFile"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeBeyondArchive"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Feed_GetFeed: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeedPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetFilaments: {
        parameters: {
            query?: {
                /**
                 * @description Only spools of one of these brands, ignoring case.
                 * @example [
                 *       "Fillamentum"
                 *     ]
                 */
                brands?: components["parameters"]["Brands"];
                /**
                 * @description Only spools with this color, as the main color or one of several. The `#`, which must be sent as `%23` in a URL, is optional.
                 * @example 1A1A1A
                 */
                colorHex?: components["parameters"]["ColorHex"];
                /**
                 * @description Only active spools, or only inactive ones.
                 * @example true
                 */
                isActive?: components["parameters"]["FilamentIsActive"];
                /**
                 * @description Only favorites, or only the others.
                 * @example true
                 */
                isFavorite?: components["parameters"]["FilamentIsFavorite"];
                /**
                 * @description Only spools whose remaining weight is known and low, or only the others: at or below `lowStockThresholdMg` or, without it, 10 % of the nominal weight.
                 * @example false
                 */
                lowStock?: components["parameters"]["LowStock"];
                /**
                 * @description Only spools of one of these material types, ignoring case.
                 * @example [
                 *       "PLA",
                 *       "PETG"
                 *     ]
                 */
                materialTypes?: components["parameters"]["MaterialTypes"];
                /**
                 * @description Only spools with one of these numbers.
                 * @example [
                 *       1
                 *     ]
                 */
                numbers?: components["parameters"]["SpoolNumbers"];
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only spools in whose name, brand, material type, color name, storage location, notes, lot number, article number, barcode and tags each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
                 * @example black
                 */
                searchText?: components["parameters"]["FilamentSearchText"];
                /**
                 * @description The property to sort by.
                 * @example remaining
                 */
                sortColumn?: components["parameters"]["FilamentSorting"];
                /**
                 * @description The sort order. Records that compare equal are sorted by id in the same order.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["AscendingSortDirection"];
                /**
                 * @description Only spools stored in one of these places, ignoring case.
                 * @example [
                 *       "Dry box 2"
                 *     ]
                 */
                storageLocations?: components["parameters"]["StorageLocations"];
                /**
                 * @description Only spools with all of these tags.
                 * @example [
                 *       "workshop"
                 *     ]
                 */
                tags?: components["parameters"]["SpoolTags"];
                /**
                 * @description Only spools of one of these filament types. Ids that are not the caller's match nothing.
                 * @example [
                 *       61
                 *     ]
                 */
                typeIds?: components["parameters"]["TypeIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilamentPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PostFilament: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewFilament"];
        responses: {
            201: components["responses"]["CreatedFilamentDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SpoolConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilamentDetailDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PutFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditFilament"];
        responses: {
            200: components["responses"]["FilamentDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SpoolNumberTaken"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_DeleteFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FilamentHasPrints"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PatchFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchFilament"];
        responses: {
            200: components["responses"]["FilamentDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SpoolNumberTaken"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PostAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AdjustFilament"];
        responses: {
            201: components["responses"]["CreatedAdjustment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WeightNotRecorded"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PostReversal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the adjustment in the ledger.
                 * @example d4c3b2a1-0f9e-4d8c-b7a6-95847362514f
                 */
                entryId: components["parameters"]["LedgerEntryId"];
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["CreatedReversal"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotReversible"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetImages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImagesDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_PostImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadImage"];
        responses: {
            201: components["responses"]["CreatedImageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooManyImages"];
            413: components["responses"]["NoRoomForImage"];
            415: components["responses"]["NotAnImage"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetLedger: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LedgerEntryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetLedgerCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the spool.
                 * @example 0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11
                 */
                id: components["parameters"]["FilamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilamentBrands"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetCsv: {
        parameters: {
            query?: {
                /**
                 * @description Only spools of one of these brands, ignoring case.
                 * @example [
                 *       "Fillamentum"
                 *     ]
                 */
                brands?: components["parameters"]["Brands"];
                /**
                 * @description Only spools with this color, as the main color or one of several. The `#`, which must be sent as `%23` in a URL, is optional.
                 * @example 1A1A1A
                 */
                colorHex?: components["parameters"]["ColorHex"];
                /**
                 * @description Only active spools, or only inactive ones.
                 * @example true
                 */
                isActive?: components["parameters"]["FilamentIsActive"];
                /**
                 * @description Only favorites, or only the others.
                 * @example true
                 */
                isFavorite?: components["parameters"]["FilamentIsFavorite"];
                /**
                 * @description Only spools whose remaining weight is known and low, or only the others: at or below `lowStockThresholdMg` or, without it, 10 % of the nominal weight.
                 * @example false
                 */
                lowStock?: components["parameters"]["LowStock"];
                /**
                 * @description Only spools of one of these material types, ignoring case.
                 * @example [
                 *       "PLA",
                 *       "PETG"
                 *     ]
                 */
                materialTypes?: components["parameters"]["MaterialTypes"];
                /**
                 * @description Only spools with one of these numbers.
                 * @example [
                 *       1
                 *     ]
                 */
                numbers?: components["parameters"]["SpoolNumbers"];
                /**
                 * @description Only spools in whose name, brand, material type, color name, storage location, notes, lot number, article number, barcode and tags each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
                 * @example black
                 */
                searchText?: components["parameters"]["FilamentSearchText"];
                /**
                 * @description The property to sort by.
                 * @example remaining
                 */
                sortColumn?: components["parameters"]["FilamentSorting"];
                /**
                 * @description The sort order. Records that compare equal are sorted by id in the same order.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["AscendingSortDirection"];
                /**
                 * @description Only spools stored in one of these places, ignoring case.
                 * @example [
                 *       "Dry box 2"
                 *     ]
                 */
                storageLocations?: components["parameters"]["StorageLocations"];
                /**
                 * @description Only spools with all of these tags.
                 * @example [
                 *       "workshop"
                 *     ]
                 */
                tags?: components["parameters"]["SpoolTags"];
                /**
                 * @description Only spools of one of these filament types. Ids that are not the caller's match nothing.
                 * @example [
                 *       61
                 *     ]
                 */
                typeIds?: components["parameters"]["TypeIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetPurchaseLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PurchaseLocations"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Filaments_GetStorageLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StorageLocations"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    FilamentTypes_GetFilamentTypes: {
        parameters: {
            query?: {
                /**
                 * @description Only types of one of these brands. Ids that are not the caller's match nothing.
                 * @example [
                 *       41
                 *     ]
                 */
                brandIds?: components["parameters"]["BrandIds"];
                /**
                 * @description Only types with this color, as the main color or one of several. The `#`, which must be sent as `%23` in a URL, is optional.
                 * @example 1A1A1A
                 */
                colorHex?: components["parameters"]["FilamentTypeColorHex"];
                /**
                 * @description Only spools of one of these material types, ignoring case.
                 * @example [
                 *       "PLA",
                 *       "PETG"
                 *     ]
                 */
                materialTypes?: components["parameters"]["MaterialTypes"];
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only types in whose name, brand, material type, color name, finish, article number and notes each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
                 * @example black
                 */
                searchText?: components["parameters"]["FilamentTypeSearchText"];
                /**
                 * @description The property to sort by.
                 * @example remaining
                 */
                sortColumn?: components["parameters"]["FilamentTypeSorting"];
                /**
                 * @description The sort order. Records that compare equal are sorted by id in the same order.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["AscendingSortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilamentTypePageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    FilamentTypes_PostFilamentType: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditFilamentType"];
        responses: {
            201: components["responses"]["CreatedFilamentTypeDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    FilamentTypes_GetFilamentType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the filament type.
                 * @example 61
                 */
                id: components["parameters"]["FilamentTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FilamentTypeDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    FilamentTypes_DeleteFilamentType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the filament type.
                 * @example 61
                 */
                id: components["parameters"]["FilamentTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FilamentTypeInUse"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    FilamentTypes_PatchFilamentType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the filament type.
                 * @example 61
                 */
                id: components["parameters"]["FilamentTypeId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchFilamentType"];
        responses: {
            200: components["responses"]["FilamentTypeDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LimitReached"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Images_GetImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The UUID of one of the caller's images.
                 * @example a4d1e7c2-3b5f-4860-9d71-2e8c0f6b4a13
                 */
                imageId: components["parameters"]["OwnImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImageDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Images_DeleteImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of one of the caller's images.
                 * @example a4d1e7c2-3b5f-4860-9d71-2e8c0f6b4a13
                 */
                imageId: components["parameters"]["OwnImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Images_PatchImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of one of the caller's images.
                 * @example a4d1e7c2-3b5f-4860-9d71-2e8c0f6b4a13
                 */
                imageId: components["parameters"]["OwnImageId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchImage"];
        responses: {
            200: components["responses"]["ImageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Images_RotateImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of one of the caller's images.
                 * @example a4d1e7c2-3b5f-4860-9d71-2e8c0f6b4a13
                 */
                imageId: components["parameters"]["OwnImageId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RotateImage"];
        responses: {
            200: components["responses"]["ImageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Imports_GetImports: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Imports_PostImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadImport"];
        responses: {
            202: components["responses"]["AcceptedImportDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["TooManyImports"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Imports_GetImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The UUID of the import.
                 * @example 3b9d6f20-8c41-4e7a-9f52-6a0d1c8e7b35
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Imports_DeleteImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the import.
                 * @example 3b9d6f20-8c41-4e7a-9f52-6a0d1c8e7b35
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportHasOtherState"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Imports_PatchImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the import.
                 * @example 3b9d6f20-8c41-4e7a-9f52-6a0d1c8e7b35
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchImport"];
        responses: {
            200: components["responses"]["ImportDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportHasOtherState"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Imports_CommitImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the import.
                 * @example 3b9d6f20-8c41-4e7a-9f52-6a0d1c8e7b35
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["AcceptedImportDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportHasOtherState"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Imports_GetRows: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only rows with one of these verdicts.
                 * @example [
                 *       "Error"
                 *     ]
                 */
                verdicts?: components["parameters"]["ImportVerdicts"];
            };
            header?: never;
            path: {
                /**
                 * @description The UUID of the import.
                 * @example 3b9d6f20-8c41-4e7a-9f52-6a0d1c8e7b35
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportRowPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Imports_UndoImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the import.
                 * @example 9e2c7a14-5d80-4b36-8f1a-7c3b0d9e6f42
                 */
                id: components["parameters"]["CommittedImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["AcceptedImportDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImportHasOtherState"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Materials_GetMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MaterialsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Moonraker_PostNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MoonrakerNotification"];
        responses: {
            200: components["responses"]["MoonrakerAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_GetNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Only notifications that the user has read, or only unread ones.
                 * @example false
                 */
                isRead?: components["parameters"]["NotificationIsRead"];
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only notifications of one of these types.
                 * @example [
                 *       "PrintFailed",
                 *       "LowStock"
                 *     ]
                 */
                types?: components["parameters"]["NotificationTypes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_DeleteNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_DeleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the notification.
                 * @example a0b1c2d3-e4f5-4061-8273-948596a7b8c9
                 */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_PutRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the notification.
                 * @example a0b1c2d3-e4f5-4061-8273-948596a7b8c9
                 */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_PutReadAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_GetSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationSettingsDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_PatchSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchNotificationSettings"];
        responses: {
            200: components["responses"]["NotificationSettingsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Notifications_GetUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadCountDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Obico_PostNotification: {
        parameters: {
            query?: {
                /**
                 * @description The id of the printer. Without it, the printer is found by the name that the program sends.
                 * @example 7
                 */
                printerId?: components["parameters"]["ProgramPrinterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ObicoNotification"];
        responses: {
            200: components["responses"]["ProgramAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    OctoEverywhere_PostNotification: {
        parameters: {
            query?: {
                /**
                 * @description The id of the printer. Without it, the printer is found by the name that the program sends.
                 * @example 7
                 */
                printerId?: components["parameters"]["ProgramPrinterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OctoEverywhereNotification"];
        responses: {
            200: components["responses"]["ProgramAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Octoprint_PostEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OctoprintEvent"];
        responses: {
            200: components["responses"]["OctoprintAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterCategories_GetPrinterCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrinterCategoriesDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_GetEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only completed work, or only planned work.
                 * @example false
                 */
                done?: components["parameters"]["MaintenanceDone"];
                /**
                 * @description Only due work, or only work that is not due.
                 * @example true
                 */
                isDue?: components["parameters"]["MaintenanceIsDue"];
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only entries for one of these printers. Another user's printer matches nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                printerIds?: components["parameters"]["MaintenancePrinterIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MaintenanceEntryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_PostEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditMaintenanceEntry"];
        responses: {
            201: components["responses"]["CreatedMaintenanceEntryDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_GetEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the maintenance entry.
                 * @example 301
                 */
                id: components["parameters"]["MaintenanceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MaintenanceEntryDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_PutEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the maintenance entry.
                 * @example 301
                 */
                id: components["parameters"]["MaintenanceId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditMaintenanceEntry"];
        responses: {
            200: components["responses"]["MaintenanceEntryDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LimitReached"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_DeleteEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the maintenance entry.
                 * @example 301
                 */
                id: components["parameters"]["MaintenanceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_PatchEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the maintenance entry.
                 * @example 301
                 */
                id: components["parameters"]["MaintenanceId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchMaintenanceEntry"];
        responses: {
            200: components["responses"]["MaintenanceEntryDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LimitReached"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_CompleteEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the maintenance entry.
                 * @example 301
                 */
                id: components["parameters"]["MaintenanceId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CompleteMaintenanceEntry"];
        responses: {
            200: components["responses"]["CompletedMaintenanceEntryDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MaintenanceNotCompletable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_GetCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MaintenanceCategoriesDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrinterMaintenance_GetCsv: {
        parameters: {
            query?: {
                /**
                 * @description Only completed work, or only planned work.
                 * @example false
                 */
                done?: components["parameters"]["MaintenanceDone"];
                /**
                 * @description Only due work, or only work that is not due.
                 * @example true
                 */
                isDue?: components["parameters"]["MaintenanceIsDue"];
                /**
                 * @description Only entries for one of these printers. Another user's printer matches nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                printerIds?: components["parameters"]["MaintenancePrinterIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_GetPrinters: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrinterPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_PostPrinter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditPrinter"];
        responses: {
            201: components["responses"]["CreatedPrinterDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_GetPrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrinterDetailDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_PutPrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditPrinter"];
        responses: {
            200: components["responses"]["PrinterDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_DeletePrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PrinterHasPrints"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_PatchPrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchPrinter"];
        responses: {
            200: components["responses"]["PrinterDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_GetFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrinterFilamentsDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_PutFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LoadFilament"];
        responses: {
            200: components["responses"]["PrinterFilamentsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_UnloadFilament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UnloadFilament"];
        responses: {
            200: components["responses"]["UnloadedPrinterFilamentsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_GetImages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImagesDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_PostImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the printer.
                 * @example 7
                 */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadImage"];
        responses: {
            201: components["responses"]["CreatedImageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooManyImages"];
            413: components["responses"]["NoRoomForImage"];
            415: components["responses"]["NotAnImage"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_GetCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Printers_GetSummary: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrinterSummaryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    PrintEvents_PostEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PostPrintEvent"];
        responses: {
            200: components["responses"]["PrintEventResultDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PostPrint: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditPrint"];
        responses: {
            201: components["responses"]["CreatedPrintDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_GetPrint: {
        parameters: {
            query?: {
                /**
                 * @description Whether the owner gets the print as visitors see it.
                 * @example true
                 */
                asVisitor?: components["parameters"]["AsVisitor"];
                /**
                 * @description The key of an unlisted print, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrintDetailDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PutPrint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditPrint"];
        responses: {
            200: components["responses"]["PrintDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_DeletePrint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PatchPrint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchPrint"];
        responses: {
            200: components["responses"]["PrintDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_GetComments: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The key of an unlisted print, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PostComment: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted print, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ShareKey"];
            };
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditComment"];
        responses: {
            201: components["responses"]["CreatedCommentDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommentsNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_DeleteComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of a comment on the print.
                 * @example 501
                 */
                commentId: components["parameters"]["PrintCommentId"];
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPrintOwner"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_CompletePrint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CompletePrint"];
        responses: {
            200: components["responses"]["PrintDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_GetImages: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted print, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImagesDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PostImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadImage"];
        responses: {
            201: components["responses"]["CreatedImageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooManyImages"];
            413: components["responses"]["NoRoomForImage"];
            415: components["responses"]["NotAnImage"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_DeleteImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
                /**
                 * @description The UUID of the image.
                 * @example e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b
                 */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_GetSettings: {
        parameters: {
            query?: {
                /**
                 * @description Whether the owner gets the print as visitors see it.
                 * @example true
                 */
                asVisitor?: components["parameters"]["AsVisitor"];
                /**
                 * @description The id of another print, which the caller can read without a key.
                 * @example 1003
                 */
                compareWith?: components["parameters"]["CompareWith"];
                /**
                 * @description The key of an unlisted print, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the print.
                 * @example 1001
                 */
                id: components["parameters"]["PrintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrintSettingsDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_DeleteBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["BulkDeletePrints"];
        responses: {
            200: components["responses"]["BulkDeletedPrintsResultDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_PatchBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["BulkEditPrints"];
        responses: {
            200: components["responses"]["BulkPrintsResultDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_GetCsv: {
        parameters: {
            query?: {
                /**
                 * @description Only prints that failed or were cancelled for one of these kinds of causes.
                 * @example [
                 *       "Adhesion",
                 *       "Warping"
                 *     ]
                 */
                failureCategories?: components["parameters"]["FailureCategories"];
                /**
                 * @description Only prints that used one of these spools. Another user's spool matches nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11"
                 *     ]
                 */
                filamentIds?: components["parameters"]["FilamentIds"];
                /**
                 * @description Only prints at or after this time, by start or, if the start is not recorded, by creation. Can be used without `toDate`. A time without an offset, or a day, is in the user's time zone.
                 * @example 2026-01-01T00:00:00Z
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Only prints with this print time or a longer one, in seconds; the estimate where none is recorded.
                 * @example 3600
                 */
                fromPrintTimeInSeconds?: components["parameters"]["FromPrintTime"];
                /**
                 * @description Only prints with a start date, or only prints without. Analytics count a print without one in no range and no bucket.
                 * @example true
                 */
                hasStartDate?: components["parameters"]["HasStartDate"];
                /**
                 * @description Only prints with supports, or only prints without.
                 * @example false
                 */
                hasSupports?: components["parameters"]["HasSupports"];
                /**
                 * @description Only prints that used one of these material types, ignoring case; that of a spool as it is now.
                 * @example [
                 *       "PLA",
                 *       "PETG"
                 *     ]
                 */
                materialTypes?: components["parameters"]["PrintMaterialTypes"];
                /**
                 * @description Only prints with this infill density or a smaller one.
                 * @example 50
                 */
                maxInfillPercent?: components["parameters"]["MaxInfill"];
                /**
                 * @description Only prints with this layer height, in millimeters, or a smaller one.
                 * @example 0.2
                 */
                maxLayerHeightMm?: components["parameters"]["MaxLayerHeight"];
                /**
                 * @description Only prints with this infill density or a larger one.
                 * @example 10
                 */
                minInfillPercent?: components["parameters"]["MinInfill"];
                /**
                 * @description Only prints with this layer height, in millimeters, or a larger one.
                 * @example 0.1
                 */
                minLayerHeightMm?: components["parameters"]["MinLayerHeight"];
                /**
                 * @description Only prints with at least this rating.
                 * @example 4
                 */
                minRating?: components["parameters"]["MinRating"];
                /**
                 * @description Only prints with one of these nozzle diameters, in millimeters.
                 * @example [
                 *       0.4
                 *     ]
                 */
                nozzleDiametersMm?: components["parameters"]["NozzleDiameters"];
                /**
                 * @description Only prints made on one of these printers. Another user's printer matches nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                printerIds?: components["parameters"]["PrinterIds"];
                /**
                 * @description Only prints in one of these projects. Another user's project matches nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                projectIds?: components["parameters"]["ProjectIds"];
                /**
                 * @description Only prints in whose title, file name, notes, tags, failure reason, printer, project, and spools' names, brands, materials and colors each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
                 * @example bracket
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description Only prints with the status `Failed` or `Cancelled`.
                 * @example false
                 */
                showOnlyFailed?: components["parameters"]["ShowOnlyFailed"];
                /**
                 * @description Only prints with the status `Success` or `PartialSuccess`.
                 * @example false
                 */
                showOnlySuccessful?: components["parameters"]["ShowOnlySuccessful"];
                /**
                 * @description The property to sort by.
                 * @example date
                 */
                sortColumn?: components["parameters"]["SortColumn"];
                /**
                 * @description The sort order. Prints that compare equal are sorted by id in the same order.
                 * @example desc
                 */
                sortDirection?: components["parameters"]["DescendingSortDirection"];
                /**
                 * @description Only prints that started in one of these hours of the day, in the user's time zone: 14 is from 14:00 to 15:00.
                 * @example [
                 *       14,
                 *       15
                 *     ]
                 */
                startHours?: components["parameters"]["StartHours"];
                /**
                 * @description Only prints that started on one of these weekdays, in the user's time zone.
                 * @example [
                 *       "Saturday",
                 *       "Sunday"
                 *     ]
                 */
                startWeekdays?: components["parameters"]["StartWeekdays"];
                /**
                 * @description Only prints with one of these statuses.
                 * @example [
                 *       "Success",
                 *       "PartialSuccess"
                 *     ]
                 */
                statuses?: components["parameters"]["PrintStatuses"];
                /**
                 * @description Only prints with all of these tags.
                 * @example [
                 *       "workshop"
                 *     ]
                 */
                tags?: components["parameters"]["Tags"];
                /**
                 * @description Only prints before this time, by start or, if the start is not recorded, by creation. Can be used without `fromDate`. A time without an offset, or a day, is in the user's time zone.
                 * @example 2027-01-01T00:00
                 */
                toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Only prints with a shorter print time, in seconds; the estimate where none is recorded.
                 * @example 7200
                 */
                toPrintTimeInSeconds?: components["parameters"]["ToPrintTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_RepricePrints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RepricePrints"];
        responses: {
            200: components["responses"]["RepricedPrintsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_GetSummary: {
        parameters: {
            query?: {
                /**
                 * @description Only prints that failed or were cancelled for one of these kinds of causes.
                 * @example [
                 *       "Adhesion",
                 *       "Warping"
                 *     ]
                 */
                failureCategories?: components["parameters"]["FailureCategories"];
                /**
                 * @description Only prints that used one of these spools. Another user's spool matches nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11"
                 *     ]
                 */
                filamentIds?: components["parameters"]["FilamentIds"];
                /**
                 * @description Only prints at or after this time, by start or, if the start is not recorded, by creation. Can be used without `toDate`. A time without an offset, or a day, is in the user's time zone.
                 * @example 2026-01-01T00:00:00Z
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Only prints with this print time or a longer one, in seconds; the estimate where none is recorded.
                 * @example 3600
                 */
                fromPrintTimeInSeconds?: components["parameters"]["FromPrintTime"];
                /**
                 * @description Only prints with a start date, or only prints without. Analytics count a print without one in no range and no bucket.
                 * @example true
                 */
                hasStartDate?: components["parameters"]["HasStartDate"];
                /**
                 * @description Only prints with supports, or only prints without.
                 * @example false
                 */
                hasSupports?: components["parameters"]["HasSupports"];
                /**
                 * @description Only prints that used one of these material types, ignoring case; that of a spool as it is now.
                 * @example [
                 *       "PLA",
                 *       "PETG"
                 *     ]
                 */
                materialTypes?: components["parameters"]["PrintMaterialTypes"];
                /**
                 * @description Only prints with this infill density or a smaller one.
                 * @example 50
                 */
                maxInfillPercent?: components["parameters"]["MaxInfill"];
                /**
                 * @description Only prints with this layer height, in millimeters, or a smaller one.
                 * @example 0.2
                 */
                maxLayerHeightMm?: components["parameters"]["MaxLayerHeight"];
                /**
                 * @description Only prints with this infill density or a larger one.
                 * @example 10
                 */
                minInfillPercent?: components["parameters"]["MinInfill"];
                /**
                 * @description Only prints with this layer height, in millimeters, or a larger one.
                 * @example 0.1
                 */
                minLayerHeightMm?: components["parameters"]["MinLayerHeight"];
                /**
                 * @description Only prints with at least this rating.
                 * @example 4
                 */
                minRating?: components["parameters"]["MinRating"];
                /**
                 * @description Only prints with one of these nozzle diameters, in millimeters.
                 * @example [
                 *       0.4
                 *     ]
                 */
                nozzleDiametersMm?: components["parameters"]["NozzleDiameters"];
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only prints made on one of these printers. Another user's printer matches nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                printerIds?: components["parameters"]["PrinterIds"];
                /**
                 * @description Only prints in one of these projects. Another user's project matches nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                projectIds?: components["parameters"]["ProjectIds"];
                /**
                 * @description Only prints in whose title, file name, notes, tags, failure reason, printer, project, and spools' names, brands, materials and colors each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
                 * @example bracket
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description Only prints with the status `Failed` or `Cancelled`.
                 * @example false
                 */
                showOnlyFailed?: components["parameters"]["ShowOnlyFailed"];
                /**
                 * @description Only prints with the status `Success` or `PartialSuccess`.
                 * @example false
                 */
                showOnlySuccessful?: components["parameters"]["ShowOnlySuccessful"];
                /**
                 * @description The property to sort by.
                 * @example date
                 */
                sortColumn?: components["parameters"]["SortColumn"];
                /**
                 * @description The sort order. Prints that compare equal are sorted by id in the same order.
                 * @example desc
                 */
                sortDirection?: components["parameters"]["DescendingSortDirection"];
                /**
                 * @description Only prints that started in one of these hours of the day, in the user's time zone: 14 is from 14:00 to 15:00.
                 * @example [
                 *       14,
                 *       15
                 *     ]
                 */
                startHours?: components["parameters"]["StartHours"];
                /**
                 * @description Only prints that started on one of these weekdays, in the user's time zone.
                 * @example [
                 *       "Saturday",
                 *       "Sunday"
                 *     ]
                 */
                startWeekdays?: components["parameters"]["StartWeekdays"];
                /**
                 * @description Only prints with one of these statuses.
                 * @example [
                 *       "Success",
                 *       "PartialSuccess"
                 *     ]
                 */
                statuses?: components["parameters"]["PrintStatuses"];
                /**
                 * @description Only prints with all of these tags.
                 * @example [
                 *       "workshop"
                 *     ]
                 */
                tags?: components["parameters"]["Tags"];
                /**
                 * @description Only prints before this time, by start or, if the start is not recorded, by creation. Can be used without `fromDate`. A time without an offset, or a day, is in the user's time zone.
                 * @example 2027-01-01T00:00
                 */
                toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Only prints with a shorter print time, in seconds; the estimate where none is recorded.
                 * @example 7200
                 */
                toPrintTimeInSeconds?: components["parameters"]["ToPrintTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrintSummaryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Prints_GetTotals: {
        parameters: {
            query?: {
                /**
                 * @description Only prints that failed or were cancelled for one of these kinds of causes.
                 * @example [
                 *       "Adhesion",
                 *       "Warping"
                 *     ]
                 */
                failureCategories?: components["parameters"]["FailureCategories"];
                /**
                 * @description Only prints that used one of these spools. Another user's spool matches nothing.
                 * @example [
                 *       "0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11"
                 *     ]
                 */
                filamentIds?: components["parameters"]["FilamentIds"];
                /**
                 * @description Only prints at or after this time, by start or, if the start is not recorded, by creation. Can be used without `toDate`. A time without an offset, or a day, is in the user's time zone.
                 * @example 2026-01-01T00:00:00Z
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Only prints with this print time or a longer one, in seconds; the estimate where none is recorded.
                 * @example 3600
                 */
                fromPrintTimeInSeconds?: components["parameters"]["FromPrintTime"];
                /**
                 * @description Only prints with a start date, or only prints without. Analytics count a print without one in no range and no bucket.
                 * @example true
                 */
                hasStartDate?: components["parameters"]["HasStartDate"];
                /**
                 * @description Only prints with supports, or only prints without.
                 * @example false
                 */
                hasSupports?: components["parameters"]["HasSupports"];
                /**
                 * @description Only prints that used one of these material types, ignoring case; that of a spool as it is now.
                 * @example [
                 *       "PLA",
                 *       "PETG"
                 *     ]
                 */
                materialTypes?: components["parameters"]["PrintMaterialTypes"];
                /**
                 * @description Only prints with this infill density or a smaller one.
                 * @example 50
                 */
                maxInfillPercent?: components["parameters"]["MaxInfill"];
                /**
                 * @description Only prints with this layer height, in millimeters, or a smaller one.
                 * @example 0.2
                 */
                maxLayerHeightMm?: components["parameters"]["MaxLayerHeight"];
                /**
                 * @description Only prints with this infill density or a larger one.
                 * @example 10
                 */
                minInfillPercent?: components["parameters"]["MinInfill"];
                /**
                 * @description Only prints with this layer height, in millimeters, or a larger one.
                 * @example 0.1
                 */
                minLayerHeightMm?: components["parameters"]["MinLayerHeight"];
                /**
                 * @description Only prints with at least this rating.
                 * @example 4
                 */
                minRating?: components["parameters"]["MinRating"];
                /**
                 * @description Only prints with one of these nozzle diameters, in millimeters.
                 * @example [
                 *       0.4
                 *     ]
                 */
                nozzleDiametersMm?: components["parameters"]["NozzleDiameters"];
                /**
                 * @description Only prints made on one of these printers. Another user's printer matches nothing.
                 * @example [
                 *       7
                 *     ]
                 */
                printerIds?: components["parameters"]["PrinterIds"];
                /**
                 * @description Only prints in one of these projects. Another user's project matches nothing.
                 * @example [
                 *       "6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10"
                 *     ]
                 */
                projectIds?: components["parameters"]["ProjectIds"];
                /**
                 * @description Only prints in whose title, file name, notes, tags, failure reason, printer, project, and spools' names, brands, materials and colors each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
                 * @example bracket
                 */
                searchText?: components["parameters"]["SearchText"];
                /**
                 * @description Only prints with the status `Failed` or `Cancelled`.
                 * @example false
                 */
                showOnlyFailed?: components["parameters"]["ShowOnlyFailed"];
                /**
                 * @description Only prints with the status `Success` or `PartialSuccess`.
                 * @example false
                 */
                showOnlySuccessful?: components["parameters"]["ShowOnlySuccessful"];
                /**
                 * @description Only prints that started in one of these hours of the day, in the user's time zone: 14 is from 14:00 to 15:00.
                 * @example [
                 *       14,
                 *       15
                 *     ]
                 */
                startHours?: components["parameters"]["StartHours"];
                /**
                 * @description Only prints that started on one of these weekdays, in the user's time zone.
                 * @example [
                 *       "Saturday",
                 *       "Sunday"
                 *     ]
                 */
                startWeekdays?: components["parameters"]["StartWeekdays"];
                /**
                 * @description Only prints with one of these statuses.
                 * @example [
                 *       "Success",
                 *       "PartialSuccess"
                 *     ]
                 */
                statuses?: components["parameters"]["PrintStatuses"];
                /**
                 * @description Only prints with all of these tags.
                 * @example [
                 *       "workshop"
                 *     ]
                 */
                tags?: components["parameters"]["Tags"];
                /**
                 * @description Only prints before this time, by start or, if the start is not recorded, by creation. Can be used without `fromDate`. A time without an offset, or a day, is in the user's time zone.
                 * @example 2027-01-01T00:00
                 */
                toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Only prints with a shorter print time, in seconds; the estimate where none is recorded.
                 * @example 7200
                 */
                toPrintTimeInSeconds?: components["parameters"]["ToPrintTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrintTotalsDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_GetProjects: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only projects in whose name, reference and description each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
                 * @example shelves
                 */
                searchText?: components["parameters"]["ProjectSearchText"];
                /**
                 * @description The property to sort by.
                 * @example updated
                 */
                sortColumn?: components["parameters"]["ProjectSorting"];
                /**
                 * @description The sort order. Records that compare equal are sorted by id in the same order.
                 * @example asc
                 */
                sortDirection?: components["parameters"]["AscendingSortDirection"];
                /**
                 * @description Only projects with one of these statuses.
                 * @example [
                 *       "InProgress",
                 *       "OnHold"
                 *     ]
                 */
                statuses?: components["parameters"]["ProjectStatuses"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_PostProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditProject"];
        responses: {
            201: components["responses"]["CreatedProjectDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_GetProject: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted project, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProjectShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectDetailDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_PutProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EditProject"];
        responses: {
            200: components["responses"]["ProjectDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_DeleteProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_PatchProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchProject"];
        responses: {
            200: components["responses"]["ProjectDetailDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_GetImages: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted project, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProjectShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImagesDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_PostImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadImage"];
        responses: {
            201: components["responses"]["CreatedImageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooManyImages"];
            413: components["responses"]["NoRoomForImage"];
            415: components["responses"]["NotAnImage"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_DeleteImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
                /**
                 * @description The UUID of the project image.
                 * @example f2a3b4c5-d6e7-4f80-9b1c-2d3e4f5a6b7c
                 */
                imageId: components["parameters"]["ProjectImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Projects_GetPrints: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The key of an unlisted project, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProjectShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The UUID of the project.
                 * @example 6f1c0b52-6a52-4d0e-9d0b-3f6f3c1f2a10
                 */
                id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrintSummaryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Quotes_Estimate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EstimateQuote"];
        responses: {
            200: components["responses"]["QuoteDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Sessions_GetSessions: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Sessions_DeleteSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Sessions_DeleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the web session.
                 * @example 4e6f8a1b-2c3d-4e5f-9a7b-8c9d0e1f2a3b
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    SlicerSettings_ListSettings: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The property to sort by.
                 * @example size
                 */
                sortColumn?: components["parameters"]["SlicerSettingsSorting"];
                /**
                 * @description The sort order. Records that compare equal are sorted by id in the same order.
                 * @example desc
                 */
                sortDirection?: components["parameters"]["RecordsDescending"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SlicerSettingsPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    SlicerSettings_DeleteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the settings record.
                 * @example 5b1f7a90-2c64-4e0d-8f3a-7d9e6c1b2a40
                 */
                id: components["parameters"]["StoredSettingsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    SpoolConnections_GetConnections: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SpoolConnectionPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    SpoolConnections_PostConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateSpoolConnection"];
        responses: {
            201: components["responses"]["NewSpoolConnectionDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            409: components["responses"]["SpoolConnectionMadeBefore"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    SpoolConnections_DeleteConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the spool connection.
                 * @example 8f0e2d4c-6b7a-4958-b6c5-d4e3f2a1b0c9
                 */
                id: components["parameters"]["SpoolConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Stock_GetStock: {
        parameters: {
            query?: {
                /**
                 * @description Only rows of one of these brands, ignoring case.
                 * @example [
                 *       "Fillamentum"
                 *     ]
                 */
                brands?: components["parameters"]["StockBrands"];
                /**
                 * @description Only rows with this color, as the main color or one of several. The `#`, which must be sent as `%23` in a URL, is optional.
                 * @example 1A1A1A
                 */
                colorHex?: components["parameters"]["StockColorHex"];
                /**
                 * @description Only rows with a known shortfall, or only the others.
                 * @example true
                 */
                isShort?: components["parameters"]["IsShort"];
                /**
                 * @description Only rows that are known to be at or below their reorder point, or only the others.
                 * @example true
                 */
                lowStock?: components["parameters"]["LowFilamentTypes"];
                /**
                 * @description Only rows of one of these material types, ignoring case.
                 * @example [
                 *       "PLA",
                 *       "PETG"
                 *     ]
                 */
                materialTypes?: components["parameters"]["StockMaterialTypes"];
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only rows that one of these planned prints needs. Ids of other prints match nothing.
                 * @example [
                 *       1001
                 *     ]
                 */
                plannedPrintIds?: components["parameters"]["PlannedPrintIds"];
                /**
                 * @description Only rows in whose texts (name, brand, material type, color name; of filament types also finish, article number and notes) each word of this text occurs, in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count.
                 * @example black
                 */
                searchText?: components["parameters"]["StockSearchText"];
                /**
                 * @description The property to sort by.
                 * @example shortfall
                 */
                sortColumn?: components["parameters"]["StockSorting"];
                /**
                 * @description The sort order. Rows that compare equal are sorted by name.
                 * @example desc
                 */
                sortDirection?: components["parameters"]["StockSortDirection"];
                /**
                 * @description Only rows of one of these filament types. Ids that are not the caller's match nothing.
                 * @example [
                 *       61
                 *     ]
                 */
                typeIds?: components["parameters"]["StockTypeIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StockPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Stock_GetPlan: {
        parameters: {
            query?: {
                /**
                 * @description Only prints on this printer. Another user's printer matches nothing.
                 * @example 7
                 */
                printerId?: components["parameters"]["PlanPrinterId"];
                /**
                 * @description The caller's prints to plan; the first 100 that are `Pending` and have materials if omitted.
                 * @example [
                 *       1001
                 *     ]
                 */
                printIds?: components["parameters"]["PlanPrintIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StockPlanDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UserApiKeys_GetApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeyPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UserApiKeys_PostApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateApiKey"];
        responses: {
            201: components["responses"]["NewApiKeyDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            409: components["responses"]["ApiKeyMadeBefore"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    UserApiKeys_DeleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the API key.
                 * @example b7c1d2e3-4f5a-4b6c-8d7e-9f0a1b2c3d4e
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_GetUser: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted profile, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProfileShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the user.
                 * @example 1
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PublicProfileDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Achievements_GetForUser: {
        parameters: {
            query?: {
                /**
                 * @description The key of an unlisted profile, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProfileShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the user.
                 * @example 1
                 */
                id: components["parameters"]["AchievementUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PublicAchievements"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_GetPrints: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The key of an unlisted profile, from the link that its owner shared.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["ProfileShareKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the user.
                 * @example 1
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PublicPrintSummaryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_GetMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserProfileDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_DeleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["AccountDeletionDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_PatchMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchUserProfile"];
        responses: {
            200: components["responses"]["UserProfileDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_GetMyEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserEmailDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_PutMyImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadImage"];
        responses: {
            200: components["responses"]["ImageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["NoRoomForImage"];
            415: components["responses"]["NotAnImage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_DeleteMyImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Users_GetMyStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StorageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Webhooks_GetWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Webhooks_PostWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A value chosen by the client, unique to this creation. Repeating a request with the same key and body within 24 hours creates nothing more; the same key with a different body is rejected with 422. The responses stored for these keys are limited per user, and none is deleted early: if there is no room for a response, the request is rejected with 429 and changes nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateWebhook"];
        responses: {
            201: components["responses"]["NewWebhookDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            409: components["responses"]["WebhookMadeBefore"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Webhooks_GetWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The UUID of the webhook.
                 * @example 7c1e9a52-4b3d-4f60-8e21-5d9c0b7a6f13
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookDto"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Webhooks_DeleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the webhook.
                 * @example 7c1e9a52-4b3d-4f60-8e21-5d9c0b7a6f13
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Webhooks_PatchWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that the change applies to. If the record has changed since, the response is 412. Without this header, the change is always made. A value that is neither `*` nor a list of quoted entity tags is rejected with 400.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The UUID of the webhook.
                 * @example 7c1e9a52-4b3d-4f60-8e21-5d9c0b7a6f13
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PatchWebhook"];
        responses: {
            200: components["responses"]["WebhookDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Webhooks_GetDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, starting at 1. A page past the last one is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only deliveries in one of these states.
                 * @example [
                 *       "Failed"
                 *     ]
                 */
                states?: components["parameters"]["WebhookDeliveryStates"];
            };
            header?: never;
            path: {
                /**
                 * @description The UUID of the webhook.
                 * @example 7c1e9a52-4b3d-4f60-8e21-5d9c0b7a6f13
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookDeliveryPageDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Webhooks_ResendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the event.
                 * @example 2f8d6c14-9b07-4e5a-a3c2-1d0e7f6b5a48
                 */
                eventId: components["parameters"]["WebhookEventId"];
                /**
                 * @description The UUID of the webhook.
                 * @example 7c1e9a52-4b3d-4f60-8e21-5d9c0b7a6f13
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["AcceptedWebhookDeliveryDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookIsDisabled"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Webhooks_PingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the webhook.
                 * @example 7c1e9a52-4b3d-4f60-8e21-5d9c0b7a6f13
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["AcceptedWebhookDeliveryDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookIsDisabled"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Webhooks_RecoverDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the webhook.
                 * @example 7c1e9a52-4b3d-4f60-8e21-5d9c0b7a6f13
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RecoverWebhook"];
        responses: {
            202: components["responses"]["RecoveredWebhookDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookIsDisabled"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Webhooks_RotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The UUID of the webhook.
                 * @example 7c1e9a52-4b3d-4f60-8e21-5d9c0b7a6f13
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookSecretDto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccessTokenRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhooksNotAvailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Media_GetImage: {
        parameters: {
            query?: {
                /**
                 * @description The share key of the unlisted print, project or profile that the image belongs to.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["MediaShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The part of the image to return, in bytes (RFC 9110). A range that cannot be parsed is ignored.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description The UUID of the image.
                 * @example e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b
                 */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImageFile"];
            206: components["responses"]["PartOfImageFile"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    Media_GetThumbnail: {
        parameters: {
            query?: {
                /**
                 * @description The share key of the unlisted print, project or profile that the image belongs to.
                 * @example q7Zt0mWk3VbXn2Rc
                 */
                shareKey?: components["parameters"]["MediaShareKey"];
            };
            header?: {
                /**
                 * @description The `ETag` of the version that the client has. If it is still current, the response is 304.
                 * @example "1b6d0e55a3c9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The part of the image to return, in bytes (RFC 9110). A range that cannot be parsed is ignored.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description The UUID of the image.
                 * @example e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b
                 */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImageFile"];
            206: components["responses"]["PartOfImageFile"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
